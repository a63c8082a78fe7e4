import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionView } from '../../api/why.ts'
import { Bubble } from '../../components/bubble.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { linesOf } from '../turn/turn-state.ts'

interface TranscriptDialogProps {
  view: SessionView
  /** The words to mark; null is closed, an empty string opens without a mark. */
  mark: string | null
  onClose: () => void
}

/** The way back along the thread: from a point to the words it rests on. */
export function TranscriptDialog({ view, mark, onClose }: TranscriptDialogProps) {
  const { t } = useTranslation()
  const marked = useRef<HTMLElement>(null)
  useEffect(() => {
    if (mark !== null) requestAnimationFrame(() => marked.current?.scrollIntoView({ block: 'center' }))
  }, [mark])
  return (
    <Dialog
      open={mark !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('transcript.title')}
      about={t('transcript.about')}
    >
      <ol lang={view.language} className="relative flex flex-col gap-4">
        <li aria-hidden className="absolute top-6 bottom-6 left-1.5 w-px -translate-x-1/2 bg-hairline" />
        {linesOf(view, { kind: 'idle' }).map((line) => {
          const [before, hit, after] = splitAt(line.content, line.role === 'user' ? (mark ?? '') : '')
          return (
            <Bubble key={line.id} by={line.role}>
              {before}
              {hit !== '' && (
                <mark
                  ref={marked}
                  className="bg-transparent text-ink underline decoration-accent decoration-2 underline-offset-4"
                >
                  {hit}
                </mark>
              )}
              {after}
            </Bubble>
          )
        })}
      </ol>
    </Dialog>
  )
}

/** A text around the first place some words stand in it; the middle is empty where they do not. */
export function splitAt(text: string, words: string): [before: string, hit: string, after: string] {
  const at = words === '' ? -1 : text.indexOf(words)
  if (at === -1) return [text, '', '']
  return [text.slice(0, at), words, text.slice(at + words.length)]
}
