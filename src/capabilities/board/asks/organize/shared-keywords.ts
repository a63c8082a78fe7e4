import { keywords } from '#text/index.ts'
import { plain } from '../../proposal-quality/plain-text.ts'
import type { DeskNode } from '../../rows/desk.ts'
import { stems } from './title-index.ts'

export interface SharedKeyword {
  label: string
  nodes: DeskNode[]
}

const MOST_GROUPS = 5
const MOST_NODES = 12
/** On a board of this many a word that half of it shares still says something. */
const SMALL_BOARD = 6
/** What one does with a thing is not what it is about. */
const VERBS = new Set([
  '確認',
  '準備',
  '作成',
  '対応',
  '検討',
  '連絡',
  '更新',
  '依頼',
  '調査',
  'check',
  'write',
  'make',
  'send',
  'plan',
])

/** Nodes whose titles share a word, the widest and most telling words first; a node is in one group at most. */
export function sharedKeywords(nodes: readonly DeskNode[]): SharedKeyword[] {
  const found = new Map<string, { label: string; nodes: Set<DeskNode> }>()
  for (const node of nodes) {
    for (const [key, label] of telling(node.title)) {
      const known = found.get(key)
      if (known === undefined) found.set(key, { label, nodes: new Set([node]) })
      else known.nodes.add(node)
    }
  }
  const widest = nodes.length <= SMALL_BOARD ? nodes.length : Math.min(MOST_NODES, Math.ceil(nodes.length / 2))
  const candidates = [...found.values()]
    .filter((each) => each.nodes.size >= 2 && each.nodes.size <= widest)
    .sort((a, b) => b.nodes.size - a.nodes.size || b.label.length - a.label.length)
  const used = new Set<DeskNode>()
  const groups: SharedKeyword[] = []
  for (const { label, nodes: sharing } of candidates) {
    const free = [...sharing].filter((node) => !used.has(node))
    if (free.length < 2 || groups.length === MOST_GROUPS) continue
    for (const node of free) used.add(node)
    groups.push({ label, nodes: free })
  }
  return groups
}

/** Words and phrases of a title by a common key, as they are written there. */
function telling(title: string): Map<string, string> {
  const found = new Map<string, string>()
  const spelt = plain(title)
  for (const { phrase } of keywords(spelt)) add(found, phrase.toLowerCase(), phrase)
  for (const word of stems(spelt)) {
    const at = spelt.toLowerCase().indexOf(word)
    add(found, word, at < 0 ? word : wholeWord(spelt, at, word.length))
  }
  return found
}

function add(found: Map<string, string>, key: string, label: string): void {
  if ([...key].length >= 2 && !VERBS.has(key)) found.set(key, label)
}

/** A stem may be shorter than the word it was taken from: the label is the word. */
function wholeWord(text: string, at: number, length: number): string {
  const tail = /^[\p{Script=Latin}]*/u.exec(text.slice(at + length))?.[0] ?? ''
  return text.slice(at, at + length + tail.length)
}
