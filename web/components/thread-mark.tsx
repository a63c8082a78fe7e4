/** The mark of the product: a line with one knot on it. */
export function ThreadMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 80 32" className={className} fill="none">
      <path d="M1 25c16 0 20-18 39-18s23 18 39 18" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="40" cy="7" r="4" fill="currentColor" />
    </svg>
  )
}
