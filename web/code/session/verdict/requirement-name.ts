import { useTranslation } from 'react-i18next'
import { SLOTS } from '../../../api/code.ts'

const KNOWN = ['symbols_identified', 'entry_points', 'files_analyzed', 'existing_patterns', 'target_feature'] as const

/** A requirement in plain words; one this page does not know keeps the name the server gave it. */
export function useRequirementName(): (requirement: string) => string {
  const { t } = useTranslation()
  return (requirement) => {
    const slot = SLOTS.find((name) => requirement === `slot_evidence.${name}`)
    if (slot !== undefined) return t('code.requirements.evidenceFor', { slot: t(`code.slots.${slot}`) })
    const known = KNOWN.find((name) => name === requirement)
    return known === undefined ? requirement : t(`code.requirements.${known}`)
  }
}
