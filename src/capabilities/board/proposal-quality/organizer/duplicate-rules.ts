import type { OrganizerView } from './view.ts'
import { isBlank } from '#text/blank.ts'
import { essence, shown } from '../plain-text.ts'
import { relationKey } from '../relation-key.ts'
import type { QualityRule } from '../quality-rule.ts'

type Rule = QualityRule<OrganizerView>

interface Keyed {
  path: string
  key: string
}

/** All but the first of those that share a key, with the path of the first. */
function repeats(items: readonly Keyed[]): { path: string; first: string }[] {
  const seen = new Map<string, string>()
  return items.flatMap(({ path, key }) => {
    const first = seen.get(key)
    if (first === undefined) seen.set(key, path)
    return first === undefined ? [] : [{ path, first }]
  })
}

const repeatedIds: Rule = {
  name: 'repeated_ids',
  strength: 'must',
  check: ({ groupings }) =>
    groupings.flatMap(({ ids }) => {
      const texts = new Map(ids.map(({ path, text }) => [path, text]))
      return repeats(ids.map(({ path, text }) => ({ path, key: text }))).map(
        ({ path }) => `${path} '${shown(texts.get(path) ?? '')}' is given twice`,
      )
    }),
}

const repeatedProposals: Rule = {
  name: 'repeated_proposals',
  strength: 'must',
  check({ decompositions, groupings, relations }) {
    const keyed: Keyed[][] = [
      decompositions.flatMap(({ path, targetId }) =>
        targetId === undefined || isBlank(targetId) ? [] : [{ path, key: targetId }],
      ),
      groupings.flatMap(({ path, ids }) =>
        ids.length === 0 ? [] : [{ path, key: JSON.stringify([...new Set(ids.map(({ text }) => text))].sort()) }],
      ),
      relations.flatMap(({ path, whole }) => (whole === undefined ? [] : [{ path, key: relationKey(whole) }])),
    ]
    return keyed.flatMap(repeats).map(({ path, first }) => `${path} repeats ${first}`)
  },
}

const repeatedChildren: Rule = {
  name: 'repeated_children',
  strength: 'must',
  check: ({ decompositions }) =>
    decompositions
      .flatMap(({ children }) =>
        repeats(
          children.flatMap(({ path, title }) =>
            title === undefined || isBlank(title) ? [] : [{ path, key: essence(title) }],
          ),
        ),
      )
      .map(({ path, first }) => `${path}.title repeats ${first}.title`),
}

export const duplicateRules: readonly Rule[] = [repeatedIds, repeatedProposals, repeatedChildren]
