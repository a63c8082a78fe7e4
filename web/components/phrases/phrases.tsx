import { Fragment, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { japanesePhrases } from './japanese-phrases.ts'

/**
 * Words that may be broken between phrases only. Browsers that know phrases do it by themselves; for the others the
 * places are marked, so that 「見落としてしまう」 is never cut inside a word.
 */
export function Phrases({ text, lang }: { text: string; lang?: string }) {
  const { i18n } = useTranslation()
  const parse = useSyncExternalStore(japanesePhrases.follow, japanesePhrases.parser, noParser)
  const parts = (lang ?? i18n.language) === 'ja' && parse !== undefined ? parse(text) : [text]
  if (parts.length < 2) return text
  const starts = parts.map((_, place) => parts.slice(0, place).join('').length)
  return (
    <span className="break-keep">
      {parts.map((part, place) => (
        <Fragment key={starts[place]}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}

const noParser = () => undefined
