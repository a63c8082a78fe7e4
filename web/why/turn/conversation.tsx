import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_MESSAGE_CHARACTERS, type SessionView } from '../../api/why.ts'
import { Bubble } from '../../components/bubble.tsx'
import { Button } from '../../components/button.tsx'
import { Composer } from '../../components/composer.tsx'
import { MakerOnce } from '../../components/maker.tsx'
import { usualMaker } from '../../components/usual-maker.ts'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { unsent } from '../../conversation/unsent.ts'
import { useUnsentText } from '../../conversation/use-unsent-text.ts'
import { useStayAtEnd } from '../../lib/use-stay-at-end.ts'
import { DebugPanel } from './debug-panel.tsx'
import { MadeBy, makerOf } from '../made-by.tsx'
import { EraseSession } from '../sessions/erase-session.tsx'
import { wasTold } from '../tab-memory.ts'
import { Steps } from '../sessions/steps.tsx'
import { useStartSession } from '../sessions/use-start-session.ts'
import { TurnStatus } from './turn-status.tsx'
import { countAnswers, linesOf, withoutOpening } from './turn-state.ts'
import { useTurn } from './use-turn.ts'

export function Conversation({ view }: { view: SessionView }) {
  const { t } = useTranslation()
  const id = view.session_id
  const memory = unsent('why', id)
  const { text, write } = useUnsentText(memory.text)
  const { turn, state, notice, debug } = useTurn(view, memory.outbox, write)
  const every = linesOf(view, state)
  const lines = wasTold(id) ? withoutOpening(every) : every
  const usual = usualMaker(lines.flatMap(({ madeBy }) => (madeBy ? [makerOf(madeBy)] : [])))
  const [opened] = useState(lines.length)
  const { away, toEnd } = useStayAtEnd()

  const say = (words: string) => {
    turn.send(words, view)
    requestAnimationFrame(() => toEnd(true))
  }
  const send = () => {
    const words = text.trim()
    if (words === '') return
    say(words)
    write('')
  }

  return (
    <div className="room flex max-w-3xl flex-1 flex-col px-4 md:px-8">
      <h1 className="sr-only">{t('chat.title')}</h1>
      <Steps at="conversation" />
      <MakerOnce of={usual} />
      <div role="log" aria-label={t('chat.log')} className="relative flex-1 pb-6">
        <span aria-hidden className="absolute top-6 bottom-0 left-1.5 w-px -translate-x-1/2 bg-hairline" />
        <ol lang={view.language} className="flex flex-col gap-4">
          {lines.map((line, index) => (
            <Bubble
              key={line.id}
              by={line.role}
              aside={line.madeBy && <MadeBy of={line.madeBy} usual={usual} />}
              fresh={index >= opened}
            >
              <Phrases text={line.content} lang={view.language} />
            </Bubble>
          ))}
        </ol>
        <TurnStatus sessionId={id} state={state} turn={turn} />
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-hairline bg-ground px-4 pt-3 pb-4 md:-mx-8 md:px-8">
        {away && (
          <div className="absolute inset-x-0 -top-14 flex justify-center">
            <Button icon={ArrowDown} className="shadow-float" onClick={() => toEnd(true)}>
              {t('chat.newBelow')}
            </Button>
          </div>
        )}
        {notice !== null && <output className="mb-2 block text-small text-ink-2">{t(`chat.${notice}`)}</output>}
        {view.phase === 'COMPLETE' ? (
          <Over id={id} />
        ) : (
          <Composer
            text={text}
            onText={write}
            onSend={send}
            disabled={state.kind !== 'idle'}
            max={MAX_MESSAGE_CHARACTERS}
          >
            <Button kind="quiet" disabled={state.kind !== 'idle'} onClick={() => say(t('chat.enough'))}>
              {t('chat.enough')}
            </Button>
            {countAnswers(view) > 0 && <EraseSession id={id} />}
          </Composer>
        )}
        {debug !== null && <DebugPanel debug={debug} />}
      </div>
    </div>
  )
}

/** Somebody stopped before there was anything to weigh: what was said stays, and nothing more is asked. */
function Over({ id }: { id: string }) {
  const { t } = useTranslation()
  const start = useStartSession()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-small text-ink-2">{t('chat.over')}</p>
      <EraseSession id={id} />
      <Button disabled={start.isPending} onClick={() => start.mutate({})}>
        {t('chat.startNew')}
      </Button>
    </div>
  )
}
