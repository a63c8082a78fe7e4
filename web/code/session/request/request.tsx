import { useTranslation } from 'react-i18next'
import type { CodeSession } from '../../../api/code.ts'
import { cx } from '../../../lib/class-names.ts'
import { plainDirection } from '../../../lib/text/plain-direction.ts'
import { numberOf, quotedParts } from './quoted-parts.ts'

const LONG = 120

/** The person's own words, with what each slot quotes underlined and numbered as in the list of slots. */
export function Request({ session }: { session: CodeSession }) {
  const { t } = useTranslation()
  const parts = quotedParts(session.frame)
  const isLong = session.query.length > LONG
  return (
    <h1
      lang={session.language}
      className={cx('mt-2 whitespace-pre-wrap', isLong ? 'measure text-body' : 'text-title font-semibold')}
    >
      <bdi>
        {parts.map(({ start, text, slots, ends }) =>
          slots.length === 0 ? (
            <span key={start}>{plainDirection(text)}</span>
          ) : (
            <mark
              key={start}
              title={t('code.slots.ofQuote', {
                slots: slots.map((slot) => t(`code.slots.${slot}`)).join(t('code.slots.and')),
              })}
              className="rounded-[3px] bg-accent-soft text-ink underline decoration-accent decoration-2 underline-offset-4"
            >
              {plainDirection(text)}
              {ends.length > 0 && (
                <sup aria-hidden className="ml-0.5 text-small font-normal text-accent no-underline select-none">
                  {ends.map(numberOf).join(',')}
                </sup>
              )}
            </mark>
          ),
        )}
      </bdi>
    </h1>
  )
}
