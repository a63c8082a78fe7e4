import { useTranslation } from 'react-i18next'
import type { NamedModel } from '../api/models.ts'
import { useLanguage } from '../i18n/index.ts'
import { formatDate, formatNumber } from '../lib/text/format.ts'
import { Check } from './check.tsx'
import { PriceForm } from './price-form.tsx'

export function ModelList({ models, pricesAsOf }: { models: readonly NamedModel[]; pricesAsOf: string }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="models-list">
      <h2 id="models-list" className="mb-2 font-semibold">
        {t('models.list')}
      </h2>
      {models.length === 0 ? (
        <p className="measure text-ink-2">{t('models.none')}</p>
      ) : (
        <ul className="border-b border-hairline">
          {models.map((one) => (
            <li key={one.model} className="border-t border-hairline py-4">
              <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
                <h3 className="font-medium [overflow-wrap:anywhere]">{one.model}</h3>
                <p className="text-small text-ink-2">
                  {t(`models.keyStates.${one.key.state}`, { variable: one.key.variable })}
                </p>
              </div>
              <PriceLine of={one} pricesAsOf={pricesAsOf} />
              <Check model={one.model} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function PriceLine({ of: { model, price }, pricesAsOf }: { of: NamedModel; pricesAsOf: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const dollars = (usd: number) => formatNumber(usd, language, 2)
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 text-small">
      <p>
        <span className="text-ink-2">{t('models.price')}</span>
        <span className="ml-3">
          {price === null
            ? t('models.priceUnknown')
            : t('models.priceLine', { input: dollars(price.input_usd), output: dollars(price.output_usd) })}
        </span>
        {price !== null && (
          <span className="ml-3 text-ink-2">
            {t(`models.priceFrom.${price.from}`, { date: formatDate(pricesAsOf, language) })}
          </span>
        )}
      </p>
      {price?.from !== 'environment' && <PriceForm model={model} price={price} />}
    </div>
  )
}
