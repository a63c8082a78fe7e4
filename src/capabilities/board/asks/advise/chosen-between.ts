import type { Language } from '#text/index.ts'
import type { AdvisorCriterion, AdvisorOption } from '../../proposal-quality/index.ts'
import { forbiddenIn } from '../../proposal-quality/forbidden-words.ts'
import type { Alternative } from '../alternatives.ts'
import type { NodeReading } from './node-reading.ts'

/** What is said when the node itself names what there is to choose between. Everything comes from its text. */
export interface AlternativeAdvice {
  options: AdvisorOption[]
  criteria: AdvisorCriterion[]
  nextDecision: string
  summary: string
}

const LETTERS = ['A', 'B', 'C', 'D']
const quotable = (facts: readonly string[]) => facts.filter((fact) => forbiddenIn('advisor', fact) === undefined)

/** Undefined when a name or too much of what is said may not be repeated. */
export function adviceBetween(
  found: readonly Alternative[],
  reading: NodeReading,
  language: Language,
): AlternativeAdvice | undefined {
  const all = found.map((each) => ({
    name: each.name,
    facts: quotable(each.facts),
    pros: quotable(each.pros),
    cons: quotable(each.cons),
  }))
  if (all.some(({ name }) => forbiddenIn('advisor', name) !== undefined)) return undefined
  const say = SAY[language]
  const options = all.map((each, at): AdvisorOption => {
    const others = all.filter(({ name }) => name !== each.name)
    const known = each.facts[0]
    const compared = others.flatMap(({ facts }) => facts)[0]
    return {
      label: say.label(LETTERS[at] ?? '', each.name),
      ...(each.facts.length === 0 ? {} : { description: each.facts.join(say.join) }),
      ...(each.pros.length === 0 ? {} : { pros: each.pros }),
      ...(each.cons.length === 0 ? {} : { cons: each.cons }),
      next_action: say.nextAction(each.name, known, reading),
      necessary_info: say.necessaryInfo(each.name, compared, reading),
      criteria_note: say.criteriaNote(each.name, known, reading.title),
      risks: each.cons.length > 0 ? each.cons.map(say.risk) : [say.unknown(each.name, known, reading)],
    }
  })
  const names = all.map(({ name }) => name)
  return {
    options,
    criteria: say.criteria(reading, names),
    nextDecision: say.nextDecision(names, reading),
    summary: say.summary(reading.title, names, all.flatMap(({ facts }) => facts).length),
  }
}

interface Sayings {
  join: string
  label(letter: string, name: string): string
  nextAction(name: string, known: string | undefined, node: NodeReading): string
  necessaryInfo(name: string, compared: string | undefined, node: NodeReading): string
  criteriaNote(name: string, known: string | undefined, title: string): string
  risk(con: string): string
  unknown(name: string, known: string | undefined, node: NodeReading): string
  criteria(node: NodeReading, names: readonly string[]): AdvisorCriterion[]
  nextDecision(names: readonly string[], node: NodeReading): string
  summary(title: string, names: readonly string[], facts: number): string
}

const SAY: Readonly<Record<Language, Sayings>> = {
  ja: {
    join: '。',
    label: (letter, name) => `案${letter}：${name}`,
    nextAction: (name, known, { title }) =>
      known === undefined
        ? `「${name}」で「${title}」がどうなるかを、費用と日程の二行で書き出す。`
        : `「${known}」の中身を確かめ、同じ項目をほかの案にも書き足す。`,
    necessaryInfo: (name, compared, { due }) =>
      [
        compared === undefined
          ? `「${name}」の費用と、かかる日数。`
          : `「${compared}」にあたることが「${name}」ではどうなるか。`,
        ...(due === null ? [] : [`期限（${due}）に間に合うかどうか。`]),
      ].join(''),
    criteriaNote: (name, known, title) =>
      known === undefined ? `「${title}」を「${name}」の形で考える場合。` : `「${known}」を重く見る場合に合います。`,
    risk: (con) => `本文に「${con}」とある。`,
    unknown: (name, known, { waitsFor }) =>
      waitsFor === undefined
        ? known === undefined
          ? `「${name}」については名前のほかに何も書かれていない。`
          : `「${name}」で困る点は本文に書かれていない。`
        : `「${waitsFor}」が終わるまで「${name}」に移れないかもしれない。`,
    criteria: ({ question, title }, names) => [
      { name: '費用', description: `${names.map((name) => `「${name}」`).join('と')}でいくら違うか` },
      { name: question === undefined ? '日程' : '残る問い', description: question ?? `「${title}」がいつ終わるか` },
    ],
    nextDecision: (names, { due }) =>
      `まず、${names.map((name) => `「${name}」`).join('と')}を何で比べるかを決める${due === null ? '' : `（期限は ${due}）`}。`,
    summary: (title, names, facts) =>
      `「${title}」の本文には${names.map((name) => `「${name}」`).join('と')}が挙がっていて、${facts === 0 ? 'ほかには何も書かれていません' : `書かれていることは ${facts} 件です`}。`,
  },
  en: {
    join: '. ',
    label: (letter, name) => `Option ${letter}: ${name}`,
    nextAction: (name, known, { title }) =>
      known === undefined
        ? `Write two lines on what “${name}” means for “${title}”: cost and dates.`
        : `Check what “${known}” covers, and write the same down for the others.`,
    necessaryInfo: (name, compared, { due }) =>
      [
        compared === undefined
          ? `What “${name}” costs and how long it takes.`
          : `What “${compared}” looks like for “${name}”.`,
        ...(due === null ? [] : [` Whether it can be there by ${due}.`]),
      ].join(''),
    criteriaNote: (name, known, title) =>
      known === undefined ? `Applies when “${title}” is done as “${name}”.` : `Fits when “${known}” weighs most.`,
    risk: (con) => `The text says “${con}”.`,
    unknown: (name, known, { waitsFor }) =>
      waitsFor === undefined
        ? known === undefined
          ? `Nothing is written about “${name}” but its name.`
          : `What speaks against “${name}” is not written down.`
        : `“${name}” may not move until “${waitsFor}” is finished.`,
    criteria: ({ question, title }, names) => [
      { name: 'Cost', description: `The difference between ${names.map((name) => `“${name}”`).join(' and ')}` },
      {
        name: question === undefined ? 'Dates' : 'Open question',
        description: question ?? `When “${title}” can be finished`,
      },
    ],
    nextDecision: (names, { due }) =>
      `First settle what ${names.map((name) => `“${name}”`).join(' and ')} are compared by${due === null ? '' : ` (due ${due})`}.`,
    summary: (title, names, facts) =>
      `The text of “${title}” names ${names.map((name) => `“${name}”`).join(' and ')}, and says ${facts === 0 ? 'nothing more' : facts === 1 ? 'one thing' : `${facts} things`} about them.`,
  },
}
