import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { englishDevelopment, ownSet } from '../../../bench/pii/sets.ts'
import { labelledLine, type Line, readTalks, type Talk } from '../../../bench/pii/talks.ts'
import { readCorpus } from '../names/corpus.ts'
import { detokenised } from '../names/english.ts'
import { filled } from './filled.ts'

export type Language = 'ja' | 'en'

const HERE = join(dirname(fileURLToPath(import.meta.url)), 'lines')
/** Who wrote the lines: talks by writers who saw neither the rules nor each other, sentences of a writer of our own, ours. */
const CHATS = readdirSync(HERE)
  .map((file) => /^(chats-\d+)-ja\.jsonl$/.exec(file)?.[1])
  .filter((name) => name !== undefined)
  .toSorted()
export const WRITERS: readonly string[] = [...CHATS, 'everyday', 'sets', 'house', 'marked', 'utterances']

const SETS: Readonly<Record<Language, readonly Parameters<typeof ownSet>[0][]>> = {
  ja: ['chat-ja', 'chat-ja-tempting', 'forms-ja', 'forms-ja-tempting'],
  en: ['chat-en', 'chat-en-tempting', 'letters-en', 'letters-en-tempting', 'forms-en', 'forms-en-tempting'],
}

export function talksOf(writer: string, language: Language): Talk[] {
  const alone = (lines: readonly Line[]) => lines.map((line) => [line])
  if (writer === 'everyday') return alone(ownSet(`everyday-${language}`))
  if (writer === 'sets') return alone(SETS[language].flatMap((set) => ownSet(set)))
  if (writer === 'house') return alone(filled(readFileSync(join(HERE, `house-${language}.txt`), 'utf8')))
  if (writer === 'marked') return alone(marked(readFileSync(join(HERE, `marked-${language}.txt`), 'utf8')))
  if (writer === 'utterances') return alone(utterances(language))
  return readTalks(join(HERE, `${writer}-${language}.jsonl`))
}

/** English letters and records of a public set, where they are at hand: how people are named there. */
export function recordsIn(folder: string): Line[] {
  const records = englishDevelopment(folder)
  if (!records) throw new Error(`no pii-en-dev.json in ${folder}`)
  return records.map(({ text, spans, neutral = [] }) => ({ text, spans, neutral }))
}

/** Sentences of news and of the web: whoever is named there is a person by name, known or not. */
export function sentencesIn(folder: string): Line[] {
  return readCorpus(join(folder, 'ner-train', 'gsd_train.jsonl')).map(({ text, spans }) => ({
    text,
    spans: spans.filter(([, , type]) => type === 'PER').map(([start, end]) => ({ start, end })),
  }))
}

/** Short public messages: places, firms and works are nobody; who is meant by a person, a friend or a star, is not told. */
export function messagesIn(folder: string): Line[] {
  return ['wnut_train', 'btc_train']
    .flatMap((name) => readCorpus(join(folder, 'ner-train', `${name}.jsonl`)))
    .map(detokenised)
    .map(({ text, spans }) => {
      const people = spans.filter(([, , type]) => type === 'PER')
      return { text, spans: [], neutral: people.map(([start, end]) => ({ start, end })) }
    })
}

/** Messages with what is personal in double brackets. */
function marked(file: string): Line[] {
  return file
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const spans: { start: number; end: number }[] = []
      let text = ''
      for (const [n, part] of row.split(/\[\[|\]\]/).entries()) {
        if (n % 2 === 1) spans.push({ start: text.length, end: text.length + part.length })
        text += part
      }
      return { text, spans }
    })
}

const UTTERANCES = join(HERE, '../../kinds/utterances')
/** Who is named in the utterances that were written for another end. */
const NAMED: Readonly<Record<Language, readonly string[]>> = {
  ja: ['佐々木', '堀川', '佐伯'],
  en: ['Sandra', 'Karen', 'Sheila', 'Donald', 'Declan', 'Maureen', 'Pettigrew', 'Priya', 'Denise'],
}

function utterances(language: Language): Line[] {
  const texts = readdirSync(UTTERANCES)
    .toSorted()
    .flatMap((file) => readFileSync(join(UTTERANCES, file), 'utf8').trim().split('\n'))
    .map((row) => JSON.parse(row) as { language: string; text: string })
    .filter((row) => row.language === language)
    .map(({ text }) => text)
  return [...new Set(texts)].map((text) =>
    labelledLine({ text, personal: NAMED[language].filter((name) => text.includes(name)) }),
  )
}
