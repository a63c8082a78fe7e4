import { type Relation, saidActively, saidInJapanese, saidPassively, saidPassivelyInJapanese } from './relations.ts'

/** One relation between two things that are named. */
export interface Statement {
  subject: string
  relation: Relation
  object: string
}

const NAMES = /`([^`]+)`|[\p{Script=Latin}_$@][\p{Script=Latin}\p{N}_$./#:-]*[\p{Script=Latin}\p{N}_$](?:\(\))?/gu
const MARK = /\uE000(\d+)\uE001/gu

/** What a sentence names: in backquotes, or spelt as only code is. */
export function namesIn(sentence: string): string[] {
  return Array.from(sentence.matchAll(NAMES))
    .filter(([whole, quoted]) => quoted !== undefined || isSpeltAsCode(whole))
    .map(([whole, quoted]) => withoutCall(quoted ?? whole))
}

const isSpeltAsCode = (name: string): boolean => /[._/#:$]|\p{Ll}\p{Lu}|\(\)$/u.test(name)

const withoutCall = (name: string): string => name.replace(/\(\)$/u, '')

/**
 * A sentence that says relations between named things and nothing besides; undefined for every other one. One word more,
 * and the sentence says something that no relation decides. `isKnown`: whether a plain word is a thing of the code.
 */
export function readSentence(sentence: string, isKnown: (name: string) => boolean): Statement[] | undefined {
  const names: string[] = []
  const masked = sentence
    .normalize('NFC')
    .replaceAll(NAMES, (whole, quoted: string | undefined) => {
      const name = withoutCall(quoted ?? whole)
      // A word that says a relation is no name, whatever is called so.
      const isVerb = saidActively(name) !== undefined || saidPassively(name) !== undefined
      if (quoted === undefined && !isSpeltAsCode(whole) && (isVerb || !isKnown(name))) return whole
      return `\uE000${names.push(name) - 1}\uE001`
    })
    .replace(/[.。]\s*$/u, '')
    .trim()
  const read = /[\p{Script=Hiragana}\p{Script=Han}]/u.test(masked) ? readJapanese(masked) : readEnglish(masked)
  return read?.map(({ subject, relation, object }) => ({
    relation,
    subject: names[subject] ?? '',
    object: names[object] ?? '',
  }))
}

interface Masked {
  subject: number
  relation: Relation
  object: number
}

const LIST = String.raw`(?:(?:an?|the)\s+)?\uE000\d+\uE001(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+)(?:(?:an?|the)\s+)?\uE000\d+\uE001)*`
const SUBJECTS = new RegExp(`^(${LIST})\\s+`, 'u')
const DEED = new RegExp(String.raw`^([a-z ]+?)\s+(${LIST})(?:\s*,?\s+and\s+|\s*[,;]\s*(?=[a-z])|$)`, 'iu')
const PASSIVE = new RegExp(String.raw`^(${LIST})\s+(?:is|are)\s+([a-z]+)\s+(?:by|in|from)\s+(${LIST})$`, 'iu')

const marksIn = (text: string): number[] => Array.from(text.matchAll(MARK), ([, index]) => Number(index))

function readEnglish(masked: string): Masked[] | undefined {
  const [, done = '', deed = '', doers = ''] = PASSIVE.exec(masked) ?? []
  const passive = saidPassively(deed)
  if (passive !== undefined) return each(marksIn(doers), passive, marksIn(done))
  const [head, subjects] = SUBJECTS.exec(masked) ?? []
  if (head === undefined || subjects === undefined) return undefined
  const found: Masked[] = []
  let rest = masked.slice(head.length)
  while (rest !== '') {
    const [whole, verb = '', objects = ''] = DEED.exec(rest) ?? []
    const relation = saidActively(verb)
    if (whole === undefined || relation === undefined) return undefined
    found.push(...each(marksIn(subjects), relation, marksIn(objects)))
    rest = rest.slice(whole.length)
  }
  return found.length > 0 ? found : undefined
}

const JA_LIST = String.raw`\uE000\d+\uE001(?:\s*(?:と|や|、|,)\s*\uE000\d+\uE001)*`
const JA_ACTIVE = new RegExp(String.raw`^(${JA_LIST})\s*(?:は|が)[、\s]*(${JA_LIST})\s*(?:を|に)\s*(\S+)$`, 'u')
const JA_PASSIVE = new RegExp(
  String.raw`^(${JA_LIST})\s*(?:は|が)[、\s]*(${JA_LIST})\s*(?:から|によって|に|で)\s*(\S+)$`,
  'u',
)

function readJapanese(masked: string): Masked[] | undefined {
  const [, subjects = '', objects = '', verb = ''] = JA_ACTIVE.exec(masked) ?? []
  const active = saidInJapanese(verb)
  if (active !== undefined) return each(marksIn(subjects), active, marksIn(objects))
  const [, done = '', doers = '', deed = ''] = JA_PASSIVE.exec(masked) ?? []
  const passive = saidPassivelyInJapanese(deed)
  return passive === undefined ? undefined : each(marksIn(doers), passive, marksIn(done))
}

function each(subjects: readonly number[], relation: Relation, objects: readonly number[]): Masked[] {
  return subjects.flatMap((subject) => objects.map((object) => ({ subject, relation, object })))
}
