import { sentences } from '#text/index.ts'
import { forbiddenIn } from '../../proposal-quality/forbidden-words.ts'
import { waitingEdge } from '../../proposal-quality/relation-key.ts'
import type { BoardNode } from '../../proposal-quality/index.ts'
import type { BoardFacts } from '../../proposal-quality/board-facts.ts'
import type { DeskNode } from '../../rows/desk.ts'
import { wordsOf } from '../../nodes/fields.ts'
import { firstItem } from '../list-items.ts'

/** What a node's own words and relations tell an adviser; everything here may be quoted as it is. */
export interface NodeReading {
  title: string
  status: DeskNode['status']
  due: string | null
  /** What its text says first; its title when it says nothing. */
  said: string
  firstStep: string | undefined
  question: string | undefined
  waitsFor: string | undefined
  neededBy: string | undefined
}

const LONGEST_QUOTE = 200
const QUESTION = /[?？]\s*$|(?:か|のか)[。.]?$/u

export function readNode(node: DeskNode, facts: BoardFacts): NodeReading {
  const said = wordsOf(node, ['news', 'background']).flatMap((text) => sentences(text).map((each) => each.text))
  const steps = wordsOf(node, ['background']).flatMap((text) => firstItem(text) ?? [])
  const waiting = [...(facts.nodes?.values() ?? [])].flatMap(edges)
  const open = (id: string) => {
    const other = facts.nodes?.get(id)
    return other === undefined || ['DONE', 'CANCELLED'].includes(other.status) ? [] : [other.title]
  }
  return {
    title: node.title,
    status: node.status,
    due: node.due,
    said: shortened(said.find(free)) ?? node.title,
    firstStep: steps.find(free),
    question: said.find((sentence) => free(sentence) && QUESTION.test(sentence)),
    waitsFor: waiting.flatMap(([from, to]) => (from === node.id ? open(to) : []))[0],
    neededBy: waiting.flatMap(([from, to]) => (to === node.id ? open(from) : []))[0],
  }
}

/** The same without anything the node's text says. */
export function titleOnly(reading: NodeReading): NodeReading {
  return { ...reading, said: reading.title, firstStep: undefined, question: undefined }
}

function free(text: string): boolean {
  return text.length <= LONGEST_QUOTE && forbiddenIn('advisor', text) === undefined
}

function edges(node: BoardNode): [string, string][] {
  return (node.relations ?? []).flatMap(({ to_node_id, relation_type }) => {
    const edge = waitingEdge({ from: node.id, to: to_node_id, type: relation_type })
    return edge === undefined ? [] : [edge]
  })
}

const LONGEST_SAID = 60

/** Enough to know what is meant. */
function shortened(sentence: string | undefined): string | undefined {
  const plain = sentence?.replace(/[。.\s]+$/u, '')
  return plain === undefined || plain === '' || [...plain].length > LONGEST_SAID ? undefined : plain
}
