import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Marks } from '../../api/participant.ts'
import { Button } from '../../components/button.tsx'
import { Fold } from '../../components/fold.tsx'
import { MaskedText } from '../../components/masked-text.tsx'
import { cx } from '../../lib/class-names.ts'
import { type Word, wordsOf } from './marked-words.ts'

interface ChangeMasksProps {
  /** As it is kept. */
  content: string
  /** As it was typed, on this screen only. */
  text: string
  busy: boolean
  problem: string | null
  onMark: (marks: Marks) => void
}

/**
 * One's own last answer: a mask is touched to lift it, a word is selected, or chosen from the list below, to hide it. What
 * was typed is on the page only once it is asked for.
 */
export function ChangeMasks({ content, text, busy, problem, onMark }: ChangeMasksProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const { kept, selected } = useSelection(content)
  const words = open ? wordsOf(content, text) : []
  const word: Omit<Word, 'at'> | undefined =
    words.find(({ at }) => at === chosen) ?? (selected === '' ? undefined : { text: selected, mask: null })
  const touchMask = (index: number) => {
    setOpen(true)
    setChosen(wordsOf(content, text).filter(({ mask }) => mask !== null)[index]?.at ?? null)
  }
  return (
    <>
      <span ref={kept}>
        <MaskedText text={content} onMask={touchMask} />
      </span>
      <Fold
        open={open}
        title={t('interview.participant.marks.change')}
        className="mt-1 text-small whitespace-normal"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {open && (
          <>
            <p className="mb-2 text-ink-2">{t('interview.participant.marks.about')}</p>
            <p className="flex flex-wrap gap-x-1 gap-y-1.5">
              {words.map((each) => (
                <WordButton key={each.at} word={each} pressed={each.at === chosen} onPress={() => setChosen(each.at)} />
              ))}
            </p>
          </>
        )}
      </Fold>
      {word !== undefined && (
        <div className="mt-2 text-small">
          <Button
            kind="outline"
            disabled={busy}
            onClick={() => {
              onMark(word.mask === null ? { hide: [word.text] } : { keep: [word.text] })
              setChosen(null)
              getSelection()?.removeAllRanges()
            }}
          >
            {t(`interview.participant.marks.${word.mask === null ? 'hide' : 'lift'}`, { word: word.text })}
          </Button>
        </div>
      )}
      {problem !== null && <output className="mt-1 block text-small text-ink-2">{t(problemText(problem))}</output>}
    </>
  )
}

const MOST_SELECTED = 60

/** What is selected inside the answer as it is kept, masks left out. */
function useSelection(content: string) {
  const kept = useRef<HTMLSpanElement>(null)
  const [selected, setSelected] = useState('')
  useEffect(() => {
    const look = () => {
      const selection = getSelection()
      const inside = selection !== null && kept.current?.contains(selection.anchorNode) === true
      const said = inside ? selection.toString().trim() : ''
      setSelected(said.length <= MOST_SELECTED && content.includes(said) && !/[[\]]/.test(said) ? said : '')
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [content])
  return { kept, selected }
}

function problemText(code: string) {
  if (code === 'NOT_HIDDEN') return 'interview.participant.marks.notHidden'
  if (code === 'INVALID_INPUT') return 'interview.participant.marks.checked'
  return code === 'TURN_IN_PROGRESS' ? 'interview.participant.marks.busy' : 'interview.participant.marks.failed'
}

function WordButton({ word, pressed, onPress }: { word: Word; pressed: boolean; onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={cx(
        'min-h-11 min-w-11 rounded-card border px-2 md:min-h-8 md:min-w-8',
        word.mask === null ? 'border-hairline bg-surface' : 'border-dashed border-accent bg-surface text-accent',
        pressed && 'outline-2 outline-offset-1 outline-accent',
      )}
      onClick={onPress}
    >
      {word.mask !== null && <span className="sr-only">{`${t('chat.masked')}: `}</span>}
      {word.text}
    </button>
  )
}
