import type { ConfirmedInsight, Language, Layer } from '../../../src/capabilities/why/contract.ts'
import type { PlannerOutput } from '../../../src/capabilities/why/asks/plan-turn/schema.ts'

/** One exchange: what the person says, what a good model understands by it, and what it asks next. */
interface Exchange {
  said: string
  confirms: { label: string; layer: Layer; strength: number; quote: string }[]
  /** The understanding the server counts after it. */
  mgu: number
  asks: string | null
}

export interface Person {
  language: Language
  purpose: string
  what: string
  talk: readonly [Exchange, Exchange, Exchange, Exchange]
}

/** Two people whose reasons are plain by turn 3: 0, then 35 points clamped to 30, then 60, then a yes for 80. */
export const PEOPLE: Readonly<Record<Language, Person>> = {
  en: {
    language: 'en',
    purpose: 'Make a repair guide for the bicycles in our village, so that every child comes home safely',
    what: 'repair guide',
    talk: [
      {
        said: 'I want to make a repair guide for the bicycles in our village',
        confirms: [],
        mgu: 0,
        asks: 'What happened in the village before you wanted the repair guide?',
      },
      {
        said: 'The brakes are worn on half of the bicycles, nobody notices it in time, and I want children to ride without fear',
        confirms: [
          {
            label: 'Worn brakes',
            layer: 'attribute',
            strength: 55,
            quote: 'The brakes are worn on half of the bicycles',
          },
          { label: 'Noticed too late', layer: 'consequence', strength: 60, quote: 'nobody notices it in time' },
          { label: 'Riding without fear', layer: 'value', strength: 80, quote: 'I want children to ride without fear' },
        ],
        mgu: 30,
        asks: 'When did worn brakes last go unnoticed until it was too late?',
      },
      {
        said: 'Last month a boy fell on the hill, his family sold the bicycle, and I want every child to come home safely',
        confirms: [
          {
            label: 'A family that gave up cycling',
            layer: 'consequence',
            strength: 72,
            quote: 'his family sold the bicycle',
          },
          {
            label: 'Home in one piece',
            layer: 'value',
            strength: 85,
            quote: 'I want every child to come home safely',
          },
        ],
        mgu: 60,
        asks: 'So every child coming home safely is what all of this is for, is that it?',
      },
      {
        said: 'Exactly, a village that looks after its young ones is what I care about most',
        confirms: [
          {
            label: 'Looking after the young ones',
            layer: 'value',
            strength: 90,
            quote: 'a village that looks after its young ones is what I care about most',
          },
        ],
        mgu: 80,
        asks: null,
      },
    ],
  },
  ja: {
    language: 'ja',
    purpose: '商店街の空き店舗で子ども食堂を始めて、子どもの毎日を町で見守りたい',
    what: '子ども食堂',
    talk: [
      {
        said: '商店街の空き店舗で子ども食堂を始めたい',
        confirms: [],
        mgu: 0,
        asks: '子ども食堂を始めたいと思ったのは、どんな場面を見たから？',
      },
      {
        said: '夕方に一人で過ごす子が多い。誰も声をかけないまま夜になる。子どもが安心できる場所を作りたい',
        confirms: [
          { label: '夕方に一人の子', layer: 'attribute', strength: 55, quote: '夕方に一人で過ごす子が多い' },
          { label: '声がかからない夜', layer: 'consequence', strength: 60, quote: '誰も声をかけないまま夜になる' },
          { label: '安心できる場所', layer: 'value', strength: 80, quote: '子どもが安心できる場所を作りたい' },
        ],
        mgu: 30,
        asks: '誰も声をかけないまま夜になった日は、そのあと何が起きたの？',
      },
      {
        said: '去年の冬に近所の子が店の前で倒れた。町の人が責め合うようになった。子どもの毎日を町で見守りたい',
        confirms: [
          { label: '責め合う町', layer: 'consequence', strength: 72, quote: '町の人が責め合うようになった' },
          { label: '毎日の見守り', layer: 'value', strength: 85, quote: '子どもの毎日を町で見守りたい' },
        ],
        mgu: 60,
        asks: 'つまり、子どもの毎日を町で見守ることがいちばんの理由ってこと？',
      },
      {
        said: 'そうです。商店街のみんなで育てることが一番大事だと思っています',
        confirms: [
          {
            label: 'みんなで育てる',
            layer: 'value',
            strength: 90,
            quote: '商店街のみんなで育てることが一番大事だと思っています',
          },
        ],
        mgu: 80,
        asks: null,
      },
    ],
  },
}

/** The exchange of a turn; a person has four. */
export function exchangeAt(person: Person, turn: number): Exchange {
  const exchange = person.talk[turn]
  if (exchange === undefined) throw new Error(`nobody scripted turn ${turn}`)
  return exchange
}

/** A plan the gate accepts at once, changed where a test wants it otherwise. */
export function planFor(person: Person, turn: number, changes: Partial<PlannerOutput> = {}): PlannerOutput {
  const { confirms, asks } = exchangeAt(person, turn)
  return {
    sessionPurpose: person.purpose,
    active_sub_questions: [{ question: SUB_QUESTION[person.language](person.what), layer: 'value', status: 'active' }],
    confirmed_insights: confirms.map((insight) => Object.assign({ confirmation_strength: 1 }, insight)),
    cognitive_filter: { detected_how: [], detected_what: [person.what] },
    question: asks ?? '',
    ...changes,
  }
}

const SUB_QUESTION: Readonly<Record<Language, (what: string) => string>> = {
  en: (what) => `What would be different in the village with the ${what}`,
  ja: (what) => `${what}で子どもの毎日の何が変わるのか`,
}

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '## 1. Summary',
    '## 2. Main issues and motives',
    '## 3. Supplementary views',
    '## 4. The path of discovery',
    '## 5. Next steps',
  ],
  ja: [
    '## 1. セッションの要約',
    '## 2. 主要な課題・動機',
    '## 3. 補足観点',
    '## 4. 発見の軌跡',
    '## 5. 次のステップ提案',
  ],
}

const PROSE: Readonly<Record<Language, { filler: string; quoted(quote: string): string; none: string; path: string }>> =
  {
    en: {
      filler: 'This came up more than once and stood near the middle of what was told.',
      quoted: (quote) => `In their own words: "${quote}".`,
      none: 'Nothing was placed here.',
      path: 'From what is there, through what follows from it, to what matters.',
    },
    ja: {
      filler: 'この点は会話の中で何度も語られ、話の中心に近いところにあった。',
      quoted: (quote) => `本人の言葉では「${quote}」と語られた。`,
      none: 'ここに置かれたものはない。',
      path: '目の前のことから、それがもたらすことへ、そして大事にしていることへと話は進んだ。',
    },
  }

type Weighed = Pick<ConfirmedInsight, 'label' | 'tag' | 'quotes' | 'strength'> & { weight?: number }

/** About as long as the weight asks for, the quotes included; one sentence for 15 and less. */
function bodyFor(language: Language, { tag, quotes, strength, weight = strength }: Weighed): string {
  const { filler, quoted } = PROSE[language]
  const [quote] = quotes
  if (quote === undefined || weight <= 15) return filler
  const wanted = ((tag === 'primary' ? 500 : 150) * weight * (language === 'en' ? 2 : 1)) / 100
  let body = quoted(quote)
  while (body.length + filler.length < wanted) body += `${language === 'en' ? ' ' : ''}${filler}`
  return body
}

/** A report the gate accepts at once. `change` sees its parts before they are joined. */
export function reportFor(
  language: Language,
  purpose: string,
  insights: readonly Weighed[],
  change: (sections: string[]) => string[] = (sections) => sections,
): string {
  const { none, path } = PROSE[language]
  const partsOf = (tag: Weighed['tag']): string => {
    const parts = insights.filter((insight) => insight.tag === tag && (insight.weight ?? insight.strength) > 0)
    if (parts.length === 0) return none
    return parts.map((insight) => `### ${insight.label}\n\n${bodyFor(language, insight)}`).join('\n\n')
  }
  const texts = [purpose, partsOf('primary'), partsOf('supplementary'), path, path]
  const sections = HEADINGS[language].map((heading, index) => `${heading}\n\n${texts[index] ?? ''}`)
  return change(['# Why Discovery Report', ...sections]).join('\n\n')
}
