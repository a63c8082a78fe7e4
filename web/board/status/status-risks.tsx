import { useTranslation } from 'react-i18next'
import type { GetNodeOutput, Status } from '../../api/board.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatDate } from '../../lib/text/format.ts'
import { RiskLine } from '../risk-line.tsx'
import { type Risk, risksOf } from './status-risk.ts'

export function StatusRisks({ view, to }: { view: GetNodeOutput | undefined; to: Status }) {
  const { t } = useTranslation()
  const say = useRiskText()
  if (view === undefined) return <p className="text-ink-2">{t('common.loading')}</p>
  const risks = risksOf(view, to)
  if (risks.length === 0) return <p>{t('board.move.noRisk')}</p>
  return risks.map((risk) => <RiskLine key={say(risk)}>{say(risk)}</RiskLine>)
}

function useRiskText() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (risk: Risk): string => {
    switch (risk.kind) {
      case 'openParts':
        return t('board.move.risks.openParts', { count: risk.count })
      case 'waitsFor':
        return t('board.move.risks.waitsFor', {
          title: risk.other.title,
          status: t(`board.status.${risk.other.status}`),
        })
      case 'neededBy':
        return t('board.move.risks.neededBy', { title: risk.other.title })
      case 'due':
        return t('board.move.risks.due', { date: formatDate(risk.due, language) })
    }
  }
}
