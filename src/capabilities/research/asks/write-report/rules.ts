import { must, type Rule } from '#kernel/gate/index.ts'
import { deniesInstead, groundOf, turnedRound, unsaidCauses, unsaidHarm } from '#listening/manners/index.ts'
import { detectLanguage, isVerbatim } from '#text/index.ts'
import { isForAMachine } from '../../claims/not-claims.ts'
import type { WriteReportInput, WrittenReport } from './input.ts'
import { isSupported } from './supported.ts'

type Written = WrittenReport['sections'][number]['sentences'][number]

const NUMBER = /\d+(?:[.,]\d+)*/gu
const NAME =
  /[\p{Script=Katakana}ー]{4,}|(?<=[\p{L}\p{N},;:'’"”)]\s)\p{Lu}[\p{L}\p{N}&'’-]+|\b\p{Lu}{2,}[\p{L}\p{N}-]*/gu
const MARKUP = /\[\d+\]|https?:|www\.|<[a-z/]|^\s*(?:[#>|*-]|\d+[.)])\s|\*\*|`|\]\(/iu
const YOU = /\b(?:you|your)\b|あなた|皆さん|ください|ましょう/iu

/** Each sentence that is not simply a quotation, with what it cites. */
function* own(report: WrittenReport, { claims }: WriteReportInput): Generator<{ sentence: Written; cited: string }> {
  for (const { sentences } of report.sections)
    for (const sentence of sentences) {
      const cited = sentence.cites.flatMap((number) => claims[number - 1] ?? [])
      if (!cited.some((claim) => isVerbatim(claim, sentence.text))) yield { sentence, cited: cited.join('\n') }
    }
}

function each(
  name: string,
  complain: (sentence: Written, cited: string, input: WriteReportInput) => string[],
): Rule<WriteReportInput, WrittenReport> {
  return must(name, (report, input) =>
    [...own(report, input)].flatMap(({ sentence, cited }) =>
      complain(sentence, cited, input).map((what) => `"${sentence.text.slice(0, 60)}": ${what}`),
    ),
  )
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const digits = (number: string) => number.replaceAll(',', '').replace(/\.0+$/u, '')

/** Nothing a report says may come from anywhere but what it cites. */
export const writeRules: readonly Rule<WriteReportInput, WrittenReport>[] = [
  must('cited-numbers-exist', ({ sections }, { claims }) =>
    sections
      .flatMap(({ sentences }) => sentences.flatMap(({ cites }) => cites))
      .filter((number) => number > claims.length)
      .map((number) => `there is no quotation ${number}`),
  ),
  each('numbers-stand-in-what-is-cited', ({ text }, cited) => {
    const known = new Set((plain(cited).match(NUMBER) ?? []).map(digits))
    const strange = (plain(text).match(NUMBER) ?? []).filter((number) => !known.has(digits(number)))
    return strange.map((number) => `${number} does not stand in what it cites; use the numbers as they stand there`)
  }),
  each('names-stand-in-what-is-cited', ({ text }, cited, { topic }) => {
    const known = plain(`${cited}\n${topic}`)
    const strange = (text.normalize('NFKC').match(NAME) ?? []).filter((name) => !known.includes(plain(name)))
    return strange.map((name) => `${name} does not stand in what it cites`)
  }),
  each('told-as-it-is-cited', ({ text }, cited, { language }) => {
    const ground = groundOf({ language: detectLanguage(cited, language), said: cited.split('\n') })
    return [
      ...deniesInstead(text, cited.split('\n'), ground.language),
      ...turnedRound(text, ground, true),
      ...unsaidCauses(text, ground),
      ...unsaidHarm(text, ground),
    ]
  }),
  must('stands-on-what-is-cited', async (report, input) => {
    const wrong: string[] = []
    for (const { sentence, cited } of own(report, input))
      if (!(await isSupported(sentence.text, cited, input)))
        wrong.push(`"${sentence.text.slice(0, 60)}": says something else than what it cites`)
    return wrong
  }),
  each('language', ({ text }, _cited, { language }) =>
    detectLanguage(text, language) === language ? [] : [`write in ${language === 'ja' ? 'Japanese' : 'English'}`],
  ),
  each('plain-sentences', ({ text }) => (MARKUP.test(text) ? ['no citation marks, addresses or markup in text'] : [])),
  each('speaks-of-the-matter', ({ text }) =>
    YOU.test(text) || isForAMachine(text) ? ['say what is known; do not address anybody'] : [],
  ),
  must('headings', ({ sections }, { claims, topic, language }) => {
    const known = plain(`${claims.join('\n')}\n${topic}`)
    const ground = groundOf({ language, said: [...claims, topic] })
    return sections.flatMap(({ heading }) => {
      const strange = [...(heading.match(NUMBER) ?? []), ...(heading.match(NAME) ?? [])].filter(
        (name) => !known.includes(plain(name)),
      )
      const what = [...strange.map((name) => `${name} does not stand in any quotation`), ...unsaidHarm(heading, ground)]
      return MARKUP.test(heading) || isForAMachine(heading) ? [...what, 'a heading is a few plain words'] : what
    })
  }),
]
