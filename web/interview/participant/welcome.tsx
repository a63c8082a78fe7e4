import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'

interface WelcomeProps {
  name: string
  consent: string
  maxTurns: number
  /** The language the name is written in. */
  lang: string
  consentLang: string
  /** One level lower where the page around it has a title of its own. */
  level?: 'h1' | 'h3'
  onBegin: () => void
  disabled?: boolean
  children?: ReactNode
}

/** The first screen: what this is, what a person agrees to, and one button. */
export function Welcome({
  name,
  consent,
  maxTurns,
  lang,
  consentLang,
  level: Title = 'h1',
  onBegin,
  disabled,
  children,
}: WelcomeProps) {
  const { t } = useTranslation()
  return (
    <>
      <Title lang={lang} className="phrase text-title font-semibold">
        <Phrases text={name} lang={lang} />
      </Title>
      <p className="mt-3 text-ink-2">{t('interview.participant.about', { max: maxTurns })}</p>
      <div className="mt-8 border-l-2 border-accent pl-4">
        <p className="text-small font-semibold">{t('interview.participant.consentTitle')}</p>
        <p lang={consentLang} className="mt-1">
          {consent}
        </p>
      </div>
      <div className="mt-8">
        <Button
          kind="primary"
          iconAfter={ArrowRight}
          disabled={disabled}
          onClick={onBegin}
          className="min-h-12 w-full md:w-auto"
        >
          {t('interview.participant.begin')}
        </Button>
      </div>
      {children}
    </>
  )
}
