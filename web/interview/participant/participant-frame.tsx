import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu } from '../../components/overlays/menu.tsx'
import { useDocumentTitle } from '../../components/page.tsx'
import { ThreadMark } from '../../components/thread-mark.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/language.ts'
import { chooseLanguage } from './use-link-language.ts'

interface ParticipantFrameProps {
  token: string
  /** What the interview is called; unknown until the link was looked up. */
  name?: string | undefined
  lang?: string | undefined
  /** Leaves the name out at the top, where the page says it itself. */
  quiet?: boolean
  children: ReactNode
}

/** All a participant sees of the house: a name, a language, the conversation. It leads nowhere else. */
export function ParticipantFrame({ token, name, lang, quiet = false, children }: ParticipantFrameProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  useDocumentTitle(name ?? t('interview.participant.hello'))
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 border-b border-hairline bg-ground">
        <div className="mx-auto flex h-14 w-full max-w-2xl items-center gap-3 pr-1 pl-4 md:px-8">
          <ThreadMark className="h-3.5 w-9 shrink-0 text-accent" />
          <p lang={lang} className="min-w-0 flex-1 truncate text-small font-semibold">
            {!quiet && name}
          </p>
          <Menu
            label={t('interview.participant.language')}
            kind="quiet"
            icon={Languages}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
            onChange={(next) => chooseLanguage(token, next)}
          />
        </div>
      </header>
      <main id="main" className="mx-auto flex w-full max-w-2xl flex-1 flex-col px-4 md:px-8">
        {children}
      </main>
    </div>
  )
}
