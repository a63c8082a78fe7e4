export interface MarkdownParts {
  title: string
  /** As the front matter writes it. */
  date: string
  text: string
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]{0,8000}?)\r?\n---[ \t]*(?:\r?\n|$)/
const FENCE = /^\s{0,3}(?:```|~~~)/
const RULE = /^\s{0,3}(?:[-*_]\s*){3,}$/
const CELLS_RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*\|?\s*$/

/** Markdown as it reads: the words without the marks. What is quoted later is a sentence, not its markup. */
export function plainMarkdown(source: string): MarkdownParts {
  const head = FRONT_MATTER.exec(source)
  const field = (name: string) =>
    new RegExp(`^${name}[ \\t]*:[ \\t]*(.+)$`, 'im')
      .exec(head?.[1] ?? '')?.[1]
      ?.trim()
      .replace(/^["']|["']$/g, '') ?? ''
  const lines: string[] = []
  let heading = ''
  let fenced = false
  for (const line of source.slice(head?.[0].length ?? 0).split(/\r?\n/)) {
    const isFence = FENCE.test(line)
    if (isFence) fenced = !fenced
    // Code stays marked as such: nobody should quote it as a sentence.
    if (isFence || fenced) lines.push(line)
    else if (!RULE.test(line) && !CELLS_RULE.test(line)) {
      const said = plainLine(line)
      if (heading === '' && /^\s{0,3}#{1,6}\s/.test(line)) heading = said
      lines.push(said)
    }
  }
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { title: field('title') || heading, date: field('date') || field('published'), text }
}

function plainLine(line: string): string {
  const bare = line
    .replace(/^\s{0,3}(?:>\s?)+/, '')
    .replace(/^\s{0,3}#{1,6}\s+|\s+#+\s*$/g, '')
    .replace(/!?\[([^\][]{0,500})\]\([^()\s]{0,2000}(?:\s+"[^"]{0,300}")?\)/g, '$1')
    .replace(/<(https?:[^<>\s]{1,2000})>/g, '$1')
    .replace(/(\*{1,3}|(?<!\w)_{1,3})(?=\S)([^*_]{1,500}?)(?<=\S)\1(?!\w)/g, '$2')
    .replace(/`([^`]{1,500})`/g, '$1')
  const row = bare.trim()
  if (!row.startsWith('|') || !row.endsWith('|')) return bare.trimEnd()
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .join(' | ')
}
