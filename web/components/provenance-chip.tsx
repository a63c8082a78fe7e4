import { Bot, CircleHelp, Cog, FileInput, MapPin, TriangleAlert, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip } from './chip.tsx'

/** Where a text comes from. */
export type Provenance =
  | { kind: 'built-in' }
  | { kind: 'model'; name: string }
  | { kind: 'external' }
  | { kind: 'person' }
  | { kind: 'fact' }
  | { kind: 'hypothesis' }
  | { kind: 'warnings'; count: number }

export function ProvenanceChip({ of, onOpen }: { of: Provenance; onOpen?: () => void }) {
  const { t } = useTranslation()
  const open = onOpen === undefined ? {} : { onOpen }
  switch (of.kind) {
    case 'built-in':
      return (
        <Chip icon={Cog} about={t('chips.builtInAbout')} {...open}>
          {t('chips.builtIn')}
        </Chip>
      )
    case 'model':
      return (
        <Chip icon={Bot} about={t('chips.modelAbout')} {...open}>
          {t('chips.model', { name: of.name })}
        </Chip>
      )
    case 'external':
      return (
        <Chip icon={FileInput} about={t('chips.externalAbout')} {...open}>
          {t('chips.external')}
        </Chip>
      )
    case 'person':
      return (
        <Chip icon={UserRound} about={t('chips.personAbout')} {...open}>
          {t('chips.person')}
        </Chip>
      )
    case 'fact':
      return (
        <Chip icon={MapPin} tone="accent" about={t('chips.factAbout')} {...open}>
          {t('chips.fact')}
        </Chip>
      )
    case 'hypothesis':
      return (
        <Chip icon={CircleHelp} about={t('chips.hypothesisAbout')} {...open}>
          {t('chips.hypothesis')}
        </Chip>
      )
    case 'warnings':
      return (
        <Chip icon={TriangleAlert} about={t('chips.warningsAbout')} {...open}>
          {t('chips.warnings', { count: of.count })}
        </Chip>
      )
  }
}
