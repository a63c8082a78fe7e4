import { Fragment, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { japanesePhrases } from './japanese-phrases.ts'
import { keepsTogether } from './whole-words.ts'

/**
 * Words that may be broken between phrases only: the places are marked, so that 「見落としてしまう」 is never cut inside a
 * word. A word longer than the line still breaks.
 */
export function Phrases({ text, lang }: { text: string; lang?: string }) {
  const { i18n } = useTranslation()
  const japanese = (lang ?? i18n.language) === 'ja'
  const parse = useSyncExternalStore(japanese ? japanesePhrases.follow : nothing, japanesePhrases.parser, noParser)
  const parts = japanese && parse !== undefined ? parse(text) : [text]
  if (parts.length < 2) return text
  const starts = parts.map((_, place) => parts.slice(0, place).join('').length)
  return (
    <span className="break-keep">
      {parts.map((part, place) => (
        <Fragment key={starts[place]}>
          {place > 0 && <wbr />}
          {keepsTogether(part) ? <span className="whitespace-nowrap">{part}</span> : part}
        </Fragment>
      ))}
    </span>
  )
}

const noParser = () => undefined
const nothing = () => noParser
