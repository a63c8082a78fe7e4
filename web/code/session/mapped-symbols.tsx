import { useTranslation } from 'react-i18next'
import type { CodeSession } from '../../api/code.ts'
import { ProvenanceChip } from '../../components/provenance-chip.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent } from '../../lib/text/format.ts'
import { EvidenceLink } from './evidence/evidence-link.tsx'
import { Section } from './section.tsx'

/** Names of the code that the request turned out to be about. */
export function MappedSymbols({ session }: { session: CodeSession }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { mapped_symbols: symbols, confirmed_symbols: confirmed } = session.frame
  // Said once where it is true of all of them.
  const isMixed = confirmed !== null && symbols.some(({ name }) => !confirmed.includes(name))
  return (
    <Section id="symbols" title={t('code.symbols.title')}>
      {symbols.length === 0 && <p className="text-small text-ink-2">{t('code.symbols.none')}</p>}
      {symbols.length > 0 && confirmed !== null && !isMixed && (
        <p className="mb-2 text-small text-ink-2">{t('code.symbols.confirmed')}</p>
      )}
      {symbols.length > 0 && (
        <ul className="border-b border-hairline">
          {symbols.map(({ name, source, confidence, evidence }) => (
            <li key={name} className="border-t border-hairline py-2">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <code className="font-mono text-small">{name}</code>
                <ProvenanceChip of={{ kind: source === 'FACT' ? 'fact' : 'hypothesis' }} />
                {confidence < 1 && (
                  <span className="text-small text-ink-2">
                    {t('code.confidence', { confidence: formatPercent(confidence, language) })}
                  </span>
                )}
              </p>
              {isMixed && confirmed.includes(name) && (
                <p className="text-small text-ink-2">{t('code.symbols.confirmed')}</p>
              )}
              <EvidenceLink
                session={session.session_id}
                call={evidence.call_id}
                label={t('code.symbols.evidence', { name })}
              >
                {t('code.slots.evidence')}
              </EvidenceLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
