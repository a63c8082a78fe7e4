import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Run } from '../api/runs.ts'
import { isOwnCheck } from './ask-text.tsx'

/** A run in one or two sentences. */
export function WhatHappened({ of }: { of: Run }) {
  const { t } = useTranslation()
  return sentences(of, t).map((sentence) => (
    <span key={sentence} className="mr-1">
      {sentence}
    </span>
  ))
}

/** Nobody waited for it any longer: no rule was broken. */
function isEnded({ outcome, rules }: Run['tries'][number]): boolean {
  return outcome === 'failed' && rules.includes('CANCELLED')
}

function sentences({ ask, tries, source, outcome }: Run, t: TFunction): string[] {
  const asked = tries.filter((one) => one.source === 'model')
  const last = asked.at(-1)
  if (outcome === 'accepted' && source === 'external')
    return [t(isOwnCheck(ask) ? 'runs.happened.checked' : 'runs.happened.external')]
  if (outcome === 'accepted' && last === undefined) return [t('runs.happened.builtIn')]
  if (outcome === 'accepted' && source === 'model')
    return [asked.length === 1 ? t('runs.happened.first') : t('runs.happened.later', { n: asked.length })]
  const why =
    last === undefined
      ? []
      : last.trouble !== null
        ? [t(`troubles.${last.trouble}`)]
        : [isEnded(last) ? t('runs.happened.ended') : t('runs.happened.broken', { rules: last.rules.join(', ') })]
  if (outcome === 'accepted') return [...why, t('runs.happened.instead')]
  return [...why, t(outcome === 'refused' ? 'runs.happened.refused' : 'runs.happened.failed')]
}
