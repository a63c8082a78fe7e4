import { Link } from '@tanstack/react-router'
import { Download, MessagesSquare, Printer, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionView } from '../../api/why.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { useToast } from '../../components/overlays/toast.tsx'
import { EraseSession } from '../sessions/erase-session.tsx'
import { firstWords } from '../sessions/first-words.ts'
import { TranscriptDialog } from '../sessions/transcript-dialog.tsx'
import { shorten } from '../../lib/text/format.ts'

export function ReportActions({ view }: { view: SessionView }) {
  const { t } = useTranslation()
  const say = useToast()
  const [transcript, setTranscript] = useState<string | null>(null)
  const id = view.session_id
  const save = (markdown: string) => {
    const name = reportFileName(firstWords(view) ?? '')
    download(name, markdown)
    say(t('report.downloaded', { name }))
  }
  return (
    <div className="no-print mt-6 border-y border-hairline py-3">
      <div className="flex flex-wrap items-center gap-2">
        {view.report_markdown !== null && (
          <>
            <Button kind="primary" icon={Download} onClick={() => save(view.report_markdown ?? '')}>
              {t('report.download')}
            </Button>
            <Button icon={Printer} onClick={() => print()}>
              {t('report.print')}
            </Button>
          </>
        )}
        <Button icon={MessagesSquare} onClick={() => setTranscript('')}>
          {t('transcript.open')}
        </Button>
        {view.phase === 'REPORT' && (
          <Link to="/why/$id" params={{ id }} search={{ view: 'weights' }} className={buttonClass('outline')}>
            <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
            {t('report.weights')}
          </Link>
        )}
        <span className="md:ml-auto">
          <EraseSession id={id} />
        </span>
      </div>
      <p className="measure mt-2 text-small text-ink-2">
        <Phrases text={t('report.asWritten')} />
      </p>
      <TranscriptDialog view={view} mark={transcript} onClose={() => setTranscript(null)} />
    </div>
  )
}

function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A name every file system takes, with the words the session began with. */
export function reportFileName(words: string): string {
  const safe = shorten(words.replaceAll(/[\p{Cc}\\/:*?"<>|.%~]/gu, ' '), 30).replaceAll(' ', '-')
  return `naze-${safe === '' ? 'report' : safe}.md`
}
