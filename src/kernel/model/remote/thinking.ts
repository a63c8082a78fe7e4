const OPENING = /^\s*<(think|thinking|thought|reasoning)>/i
const CLOSING = /<\/(?:think|thinking|thought|reasoning)>/i
const LONGEST_TAG = '<reasoning>'.length

export interface Said {
  /** What was said to the reader; of a growing text never more than what will stay. */
  text: string
  thought: boolean
}

/**
 * What a model says without what it thinks aloud before it. Some servers cut the opening tag off themselves, so that
 * only the closing one tells: `unopened` says that this model is known for it.
 */
export function withoutThinking(received: string, unopened = false): Said & { unopened: boolean } {
  let rest = received
  let thought = false
  for (let tag = OPENING.exec(rest); tag !== null; tag = OPENING.exec(rest)) {
    thought = true
    const end = closed(rest, tag[0].length)
    if (end === undefined) return { text: '', thought, unopened: false }
    rest = rest.slice(end)
  }
  const end = thought ? undefined : closed(rest, 0)
  if (end !== undefined) return { text: rest.slice(end).trimStart(), thought: true, unopened: true }
  if (unopened && !thought) return { text: '', thought: true, unopened: true }
  return { text: mayOpen(rest) ? '' : thought ? rest.trimStart() : rest, thought, unopened: false }
}

function closed(text: string, from: number): number | undefined {
  const tag = CLOSING.exec(text.slice(from))
  return tag === null ? undefined : from + tag.index + tag[0].length
}

/** `<thi`: what comes next decides. */
function mayOpen(text: string): boolean {
  const head = text.trimStart().toLowerCase()
  if (!head.startsWith('<') || head.length >= LONGEST_TAG) return false
  return ['<think>', '<thinking>', '<thought>', '<reasoning>'].some((tag) => tag.startsWith(head))
}
