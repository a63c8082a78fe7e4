import { useTranslation } from 'react-i18next'
import type { CheckedModel } from '../api/models.ts'
import { useLanguage } from '../i18n/index.ts'
import { formatMs, formatNumber } from '../lib/text/format.ts'

export function CheckResult({ of }: { of: CheckedModel }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { first_token_ms: first, tokens_per_second: speed } = of
  const unknown = t('models.yesNo.unknown')
  const rows = [
    ['reachable', t(`models.yesNo.${of.reachable}`)],
    ['key', t(`models.keys.${of.key}`)],
    ['known', t(`models.yesNo.${of.known}`)],
    ['structured', t(`models.forms.${of.structured}`)],
    ['streaming', t(`models.yesNo.${of.streaming}`)],
    ['thinking', t(`models.yesNo.${of.thinking}`)],
    ['first', first === null ? unknown : formatMs(first, language)],
    ['speed', speed === null ? unknown : t('models.speed', { count: formatNumber(speed, language, 1) })],
    ['todo', t(`models.advice.${of.trouble ?? 'fine'}`)],
  ] as const
  return (
    <output className="mt-3 block">
      {of.trouble !== null && of.trouble !== 'slow' && of.trouble !== 'no-form' && of.trouble !== 'fine' && (
        <p className="mb-2">{t(`troubles.${of.trouble}`)}</p>
      )}
      <dl aria-label={t('models.result')} className="grid grid-cols-[auto_minmax(0,1fr)] text-small">
        {rows.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid gap-x-6 border-t border-hairline py-1.5">
            <dt className="text-ink-2">{t(`models.facts.${name}`)}</dt>
            <dd className={name === 'todo' ? 'font-medium' : ''}>{value}</dd>
          </div>
        ))}
      </dl>
    </output>
  )
}
