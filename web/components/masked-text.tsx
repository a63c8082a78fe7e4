import { useTranslation } from 'react-i18next'
import { plainDirection } from '../lib/text/plain-direction.ts'
import { splitMasks } from '../lib/text/split-masks.ts'
import { Phrases } from './phrases/phrases.tsx'

/** Someone's words, with the places marked where something personal was taken out, apart from the text around them. */
export function MaskedText({ text, onMask }: { text: string; onMask?: (index: number) => void }) {
  const { t } = useTranslation()
  const parts = splitMasks(plainDirection(text))
  const masks = parts.filter(({ mask }) => mask)
  return (
    <bdi>
      {parts.map(({ at, text: part, mask }) =>
        mask ? (
          <mark
            key={at}
            className="rounded-[4px] border border-dashed border-accent bg-surface px-1 text-small whitespace-nowrap text-accent"
          >
            <span className="sr-only">{`${t('chat.masked')}: `}</span>
            {onMask === undefined ? (
              part
            ) : (
              <button
                type="button"
                className="relative cursor-pointer underline decoration-dotted underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-3"
                onClick={() => onMask(masks.findIndex((each) => each.at === at))}
              >
                {part}
              </button>
            )}
          </mark>
        ) : (
          <Phrases key={at} text={part} />
        ),
      )}
    </bdi>
  )
}
