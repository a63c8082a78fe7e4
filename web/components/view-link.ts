/** One of the views of a run or a project, in the row under its name. */
export const viewLinkClass =
  '-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-small text-ink-2 transition-colors duration-150 ease-out hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink md:min-h-10'
