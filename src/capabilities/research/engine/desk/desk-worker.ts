import { makeBuiltInAnalyst, sectionsOf } from '../../claims/built-in-analyst.ts'
import { type Appraisal, Appraiser } from '../../claims/appraise.ts'
import { weighed } from '../../claims/claims-of-page.ts'
import { salienceOf } from '../../claims/salience.ts'
import { topicReader } from '../../claims/topic.ts'
import { loadConflicts } from '../../conflicts/index.ts'
import type { Language } from '../../contract/engine.ts'
import { disputesAmong, toldAmong } from '../../disputes/disputes.ts'
import type { DisputedPage } from '../../disputes/told.ts'
import type { FolderParts } from '../../disputes/weighed/folder.ts'
import { type Weighed, weighedAmong } from '../../disputes/weighed/weighed-disputes.ts'
import { readPairWeights } from '../../disputes/weighed/weights.ts'
import { answering } from '../../pages/thread/answering.ts'
import { instructionsIn } from '../../sources/instructions.ts'
import { originsAmong } from '../scoring/origins.ts'
import { conflictsAcross } from '../scoring/across-conflicts.ts'
import { isDoubtful } from '../scoring/doubtful.ts'
import { asConflicts, oneOfEach, readBy, standsAt } from '../scoring/disputes-as-conflicts.ts'
import { ConflictFinder } from '../scoring/conflict-finder.ts'
import { everyoneOn } from '../scoring/sides.ts'
import { clustersAcross } from './clusters.ts'
import type { DeskAnswers, DeskKind, DeskQuestion } from './questions.ts'

/** Nobody waits here for whoever gave up: they have left already. */
const never = new AbortController().signal
const analyst = makeBuiltInAnalyst()
const topicOf = topicReader()

/** Readings of sentences are kept from one iteration to the next; of too many runs they are let go. */
const MOST_READINGS = 20_000
let finder: ReturnType<typeof makeFinder> | undefined

const makeFinder = async () => new ConflictFinder(await loadConflicts())

async function knownFinder(): ReturnType<typeof makeFinder> {
  finder ??= makeFinder()
  const known = await finder
  if (known.readings > MOST_READINGS) finder = undefined
  return known
}

/** The pages of a folder are mostly all read at once: what was weighed holds until another is read. */
let lastWeighed: { of: string; weighed: Promise<Weighed> } | undefined

function weighedOnce(pages: readonly DisputedPage[], topic: string, parts: FolderParts): Promise<Weighed> {
  const of = JSON.stringify([topic, pages.map(({ pageId, originId }) => [pageId, originId])])
  if (lastWeighed?.of === of) return lastWeighed.weighed
  const weighed = weighedIn(pages, topic, parts)
  lastWeighed = { of, weighed }
  // A failure is not kept.
  weighed.catch(() => {
    lastWeighed = undefined
  })
  return weighed
}

async function weighedIn(pages: readonly DisputedPage[], topic: string, parts: FolderParts): Promise<Weighed> {
  const [told, weights] = await Promise.all([toldAmong(pages, topic, parts.read), readPairWeights()])
  return weighedAmong(told, topic, parts, weights)
}

const answers: DeskAnswers = {
  async ready() {
    await knownFinder()
    return null
  },
  claims: ({ page, assignment }) => analyst.claims(page, assignment, never),
  async weighed({ page, ...about }) {
    const found = await weighed(page, await topicOf(about))
    // What the weight is made of is not wanted any more.
    return found.map(({ candidate, weight }) => ({ candidate: { ...candidate, words: [] }, weight }))
  },
  instructions: async (text) => instructionsIn(text),
  async sections({ claims, sources, assignment }) {
    return sectionsOf(claims, sources, assignment, await topicOf(assignment))
  },
  clusters: (clustering) =>
    clustersAcross(clustering, async () => {
      const [{ judge }, known] = await Promise.all([loadConflicts(), knownFinder()])
      return { judge, read: (text, language) => known.read(text, language) }
    }),
  origins: async (pages) => originsAmong(pages),
  async conflicts({ stated, pages, topic }) {
    const known = await knownFinder()
    const found = await known.among(stated)
    const ids = new Set(found.map(({ conflict }) => conflict.conflictId))
    const read = (text: string, language: Language) => known.read(text, language)
    const across = await conflictsAcross(stated, read)
    const { meanings, judge, chanceIn } = await loadConflicts()
    const about = readBy(stated, pages, topic)
    const ruled = await disputesAmong(about, topic, { read, meanings, judge })
    const weighed = await weighedOnce(about, topic, { read, meanings, chanceIn })
    const disputes = ruled.filter(({ a, b }) => !weighed.isDoubted(standsAt(a), standsAt(b)))
    const sure = found.filter(({ conflict: { statement1, statement2 } }) => !weighed.isDoubted(statement1, statement2))
    const shown = oneOfEach(asConflicts(disputes, stated), [
      ...sure,
      ...across.filter(({ conflict }) => !ids.has(conflict.conflictId)),
    ])
    const taken = shown.flatMap(({ conflict }) =>
      [conflict.statement1, conflict.statement2].flatMap((side) => everyoneOn(side)),
    )
    return oneOfEach(shown, asConflicts(weighed.besides(taken), stated)).filter(({ conflict }) => !isDoubtful(conflict))
  },
  async appraise({ topic, language, pages }) {
    const appraiser = await Appraiser.of(await topicOf({ topic, language }), topic, language)
    const appraisals: [string, Appraisal][] = []
    const salience = salienceOf(pages)
    for (const { page, claims } of pages) {
      const found = await appraiser.page(page, claims)
      for (const [index, { claimId }] of claims.entries()) {
        const appraisal = found[index]
        if (appraisal !== undefined) appraisals.push([claimId, { ...appraisal, salience: salience.get(claimId) ?? 0 }])
      }
    }
    return { parts: [...appraiser.parts], appraisals }
  },
}

function answer<K extends DeskKind>({ kind, of }: Extract<DeskQuestion, { kind: K }>) {
  return answers[kind](of)
}

answering((question: DeskQuestion) => answer(question))
