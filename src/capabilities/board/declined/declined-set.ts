import { essence } from '../proposal-quality/plain-text.ts'
import { relationKey } from '../proposal-quality/relation-key.ts'
import type { DeclinedProposal } from '../contract.ts'

type Of<T extends DeclinedProposal['type']> = Extract<DeclinedProposal, { type: T }>

/** 案A：, Option B: the letter says where an option stood, not what it is. */
const LETTER = /^\s*(?:案|パターン|候補|option|plan|pattern|candidate)\s*[\p{L}\p{N}]{1,2}\s*[:：.．、)）-]\s*/iu

const childKeys = ({ children }: Of<'decomposition'>) => children.map(({ title }) => essence(title)).sort()
const optionKey = ({ label }: Of<'option'>) => essence(label.replace(LETTER, '')) || essence(label)

/** What a proposal says, however it is worded and in whatever order: the same key is the same proposal. */
export function declinedKey(proposal: DeclinedProposal): string {
  switch (proposal.type) {
    case 'relation': {
      const { from_node_id: from, to_node_id: to, relation_type: type } = proposal
      return `relation ${relationKey({ from, to, type })}`
    }
    case 'grouping':
      return `grouping ${JSON.stringify([...new Set(proposal.node_ids)].sort())}`
    case 'decomposition':
      return `decomposition ${proposal.target_node_id} ${JSON.stringify(childKeys(proposal))}`
    case 'option':
      return `option ${proposal.target_node_id} ${optionKey(proposal)}`
  }
}

interface Declined {
  id: string
  proposal: DeclinedProposal
}

/** Everything a person has declined on this board. */
export class DeclinedSet {
  readonly all: readonly Declined[]
  readonly #byKey: ReadonlyMap<string, string>

  constructor(all: readonly Declined[]) {
    this.all = all
    this.#byKey = new Map(all.map(({ id, proposal }) => [declinedKey(proposal), id]))
  }

  /** The id under which this, or what is nearly this, was declined. */
  find(proposal: DeclinedProposal): string | undefined {
    const exact = this.#byKey.get(declinedKey(proposal))
    return exact ?? this.all.find((each) => isNearly(proposal, each.proposal))?.id
  }
}

export const NOTHING_DECLINED = new DeclinedSet([])

/** Most parts of the same node again, or a group of the same name with most of its nodes: one more makes it no other proposal. */
function isNearly(proposal: DeclinedProposal, before: DeclinedProposal): boolean {
  if (proposal.type === 'decomposition' && before.type === 'decomposition')
    return proposal.target_node_id === before.target_node_id && mostOf(childKeys(proposal), childKeys(before))
  if (proposal.type === 'grouping' && before.type === 'grouping')
    return essence(proposal.group_label) === essence(before.group_label) && mostOf(proposal.node_ids, before.node_ids)
  return false
}

function mostOf(items: readonly string[], before: readonly string[]): boolean {
  const known = new Set(before)
  return items.filter((item) => known.has(item)).length * 2 > items.length
}
