import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { phrasesFrom } from './phrases-from.ts'
import { usePhrases } from './use-phrases.ts'
import { keepsTogether } from './whole-words.ts'

/** People write in their own language, whatever the page's is. */
const KANA = /[\u3040-\u30ff]/u

interface PhrasesProps {
  text: string
  /** Where it is known; else what the text looks like. */
  lang?: string
  /** The text this one is a piece of, and where it begins there: a piece by itself would be cut in other places. */
  within?: { whole: string; at: number }
}

/**
 * Words that may be broken between phrases only: the places are marked, so that 「見落としてしまう」 is never cut inside a
 * word. A word longer than the line still breaks.
 */
export function Phrases({ text, lang, within }: PhrasesProps) {
  const { i18n } = useTranslation()
  const parse = usePhrases((lang ?? (KANA.test(text) ? 'ja' : i18n.language)) === 'ja')
  if (parse === undefined) return text
  const { parts, opens } = phrasesFrom(parse(within?.whole ?? text), within?.at ?? 0, text.length)
  if (parts.length < 2 && within === undefined) return text
  const starts = parts.map((_, place) => parts.slice(0, place).join('').length)
  return (
    <span className="break-keep">
      {parts.map((part, place) => (
        <Fragment key={starts[place]}>
          {(place > 0 || opens) && <wbr />}
          {keepsTogether(part) ? <span className="whitespace-nowrap">{part}</span> : part}
        </Fragment>
      ))}
    </span>
  )
}
