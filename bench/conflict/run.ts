// Judges labelled pairs of claims, our own and public ones, beside the rule this finder replaces.
import { loadConflicts } from '../../src/capabilities/research/conflicts/index.ts'
import { writeResult } from '../write-result.ts'
import { keywordNegation } from './peer.ts'
import { byClass, score } from './score.ts'
import { authorSets, captionSets, DATA, looseSets, ownSets } from './sets.ts'

const { read, judge, judgeAsked, candidates } = await loadConflicts()
/** As the pipe judges: two claims that somebody put side by side. */
const conflicting = (a: string, b: string) => judgeAsked(read({ text: a }), read({ text: b })).conflict
/** As sentences of documents are judged. */
const met = (a: string, b: string) => judge(read({ text: a }), read({ text: b })).conflict

const own = ownSets()
const captions = captionSets()
if (captions.length === 0) console.log(`no figures for JSICK and SICK: jsick-dev.json is not in ${DATA}`)

const sets = [...own, ...authorSets(), ...looseSets(), ...captions].map((set) => ({
  set: set.name,
  naze: score(set, conflicting),
  met: score(set, met),
  keywordNegation: score(set, keywordNegation),
  classes: byClass(set, conflicting),
}))
for (const { set, naze, met: strict, keywordNegation: peer, classes } of sets) {
  console.log(
    `${set}: precision ${naze.precision}, recall ${naze.recall}, F1 ${naze.f1} of ${naze.pairs} pairs (as met in documents: precision ${strict.precision}, F1 ${strict.f1}; keyword negation: F1 ${peer.f1})`,
  )
  for (const [name, { right, pairs }] of Object.entries(classes)) console.log(`    ${name}: ${right} of ${pairs} right`)
}

/** In seconds of this process's own work: others may use the machine too. */
function worked(since = 0): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 - since
}

/** Warm, reading included, as the pipe does it. */
const all = own.flatMap(({ pairs }) => pairs)
const startedAt = worked()
for (let n = 0; n < 5; n++) for (const { a, b } of all) conflicting(a, b)
const pairsPerSecond = Math.round((5 * all.length) / worked(startedAt))

/** Two thousand claims of our own pairs, each told of a thing of its own. */
const claims = Array.from({ length: 2_000 }, (_, n) => {
  const { a = '', b = '' } = all[n % all.length] ?? {}
  return read({ text: `${n % 2 === 0 ? a : b} (${n % 97})` })
})
const foundAt = worked()
const pairs = [...candidates(claims)]
const candidatesMs = Math.round(1_000 * worked(foundAt))
for (const [i, j] of pairs) {
  const [one, other] = [claims[i], claims[j]]
  if (one !== undefined && other !== undefined) judge(one, other)
}
const judgedMs = Math.round(1_000 * worked(foundAt) - candidatesMs)
console.log(
  `${pairsPerSecond} pairs a second of one core; of 2,000 claims ${pairs.length} pairs found in ${candidatesMs} ms, judged in ${judgedMs} ms`,
)
writeResult('conflict', {
  sets,
  pairsPerSecond,
  candidates: { claims: claims.length, pairs: pairs.length, candidatesMs, judgedMs },
})
