import { useTranslation } from 'react-i18next'
import { splitMasks } from '../lib/split-masks.ts'

/** A text with the places marked where something personal was taken out before it was kept. */
export function MaskedText({ text }: { text: string }) {
  const { t } = useTranslation()
  return splitMasks(text).map(({ at, text: part, mask }) =>
    mask ? (
      <mark
        key={at}
        className="rounded-[4px] border border-dashed border-accent bg-surface px-1 text-small whitespace-nowrap text-accent"
      >
        <span className="sr-only">{`${t('interview.transcript.mask')}: `}</span>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
