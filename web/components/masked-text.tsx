import { useTranslation } from 'react-i18next'
import { plainDirection } from '../lib/text/plain-direction.ts'
import { splitMasks } from '../lib/text/split-masks.ts'

/** Someone's words, with the places marked where something personal was taken out, apart from the text around them. */
export function MaskedText({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <bdi>
      {splitMasks(plainDirection(text)).map(({ at, text: part, mask }) =>
        mask ? (
          <mark
            key={at}
            className="rounded-[4px] border border-dashed border-accent bg-surface px-1 text-small whitespace-nowrap text-accent"
          >
            <span className="sr-only">{`${t('chat.masked')}: `}</span>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </bdi>
  )
}
