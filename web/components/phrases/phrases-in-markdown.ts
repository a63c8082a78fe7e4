import { keepsTogether } from './whole-words.ts'

interface Text {
  type: 'text'
  value: string
}
interface Element {
  type: 'element'
  tagName: string
  properties: Record<string, unknown>
  children: Node[]
}
type Node = Text | Element | { type: 'comment' | 'doctype' | 'raw' }

/** What is shown letter by letter, and broken as it comes. */
const VERBATIM = new Set(['code', 'pre'])

/** Marks in the text of a document where Japanese may break. */
export function phrasesInMarkdown(parse: (text: string) => string[]) {
  return () => (tree: { children: Node[] }) => {
    for (const child of tree.children) if (child.type === 'element') mark(child, parse)
  }
}

function mark(element: Element, parse: (text: string) => string[]): void {
  if (VERBATIM.has(element.tagName)) return
  element.children = element.children.flatMap((child): Node[] => {
    if (child.type === 'element') mark(child, parse)
    return child.type === 'text' ? marked(parse(child.value)) : [child]
  })
}

const text = (value: string): Node => ({ type: 'text', value })
const element = (tagName: string, className: string[], children: Node[]): Element => ({
  type: 'element',
  tagName,
  properties: className.length === 0 ? {} : { className },
  children,
})

function marked(parts: readonly string[]): Node[] {
  return parts.flatMap((part, place) => [
    ...(place > 0 ? [element('wbr', [], [])] : []),
    keepsTogether(part) ? element('span', ['whitespace-nowrap'], [text(part)]) : text(part),
  ])
}
