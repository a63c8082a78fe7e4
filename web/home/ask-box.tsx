import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../api/client.ts'
import { MAX_MESSAGE_CHARACTERS } from '../api/why.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { FailedState } from '../components/states/failed-state.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { WorkingState } from '../components/states/working-state.tsx'
import { passing } from '../lib/browser/storage.ts'
import { useStartSession } from '../why/sessions/use-start-session.ts'
import { meansSend } from '../lib/text/composing.ts'
import { useNavigate } from '@tanstack/react-router'
import { draftTopic } from '../research/runs/start/use-start-run.ts'
import { guideDraft } from '../interview/projects/guide/guide-draft.ts'
import { draftLine } from '../board/trays/capture-line.tsx'
import { draftRequest } from '../code/sessions/use-start-session.ts'
import type { Room } from '../app/rooms.ts'
import { Phrases } from '../components/phrases/phrases.tsx'
import { suggestRooms } from './suggest-rooms.ts'

const UNSENT = 'naze.home.draft'

/** Takes what a person wants to find out and names the rooms that fit; going there is theirs to do. */
export function AskBox() {
  const { t } = useTranslation()
  const [text, setText] = useState(() => passing.read(UNSENT) ?? '')
  const start = useStartSession()
  const navigate = useNavigate()
  const rooms = suggestRooms(text)
  const write = (next: string) => {
    setText(next)
    passing.write(UNSENT, next)
  }
  const go = async (room: Room['id']) => {
    const said = text.trim()
    // Taken out before it goes: by the time it has begun this page is gone.
    passing.remove(UNSENT)
    switch (room) {
      case 'research':
        draftTopic(said)
        return navigate({ to: '/research' })
      case 'interview':
        guideDraft('new').write({ goal: said })
        return navigate({ to: '/interviews/new' })
      case 'board':
        draftLine(said)
        return navigate({ to: '/board' })
      case 'code':
        draftRequest(said)
        return navigate({ to: '/code' })
      default:
        return start.mutate({ text: said }, { onError: () => passing.write(UNSENT, text) })
    }
  }
  return (
    <div className="mt-8">
      <TextArea
        id="ask"
        rows={2}
        label={t('home.ask')}
        placeholder={t('home.placeholder')}
        maxLength={MAX_MESSAGE_CHARACTERS}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          const [first] = rooms
          if (!meansSend(event.nativeEvent)) return
          event.preventDefault()
          if (first !== undefined && !start.isPending) void go(first.id)
        }}
      />
      <div aria-live="polite">
        {rooms.map((room, place) => (
          <Card key={room.id} className="mt-3 animate-arrive">
            <p className="text-small text-ink-2">{t(place === 0 ? 'home.suggestion' : 'home.alsoFits')}</p>
            <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
              <div className="min-w-0 flex-1 basis-72">
                <p>
                  <span className="flex items-center gap-2 font-semibold">
                    <room.icon aria-hidden size={18} strokeWidth={1.75} className="text-accent" />
                    {t(`rooms.${room.id}`)}
                  </span>
                  <Phrases text={t(`suggest.${room.suggestion}`)} />
                </p>
                <p className="mt-1 text-small text-ink-2">{t(`home.kept.${room.suggestion}`)}</p>
              </div>
              <Button
                kind={place === 0 ? 'primary' : 'outline'}
                iconAfter={ArrowRight}
                disabled={start.isPending}
                className="ml-auto"
                onClick={() => void go(room.id)}
              >
                {t('home.start', { room: t(`rooms.${room.id}`) })}
              </Button>
            </div>
          </Card>
        ))}
      </div>
      {start.isPending && (
        <div className="mt-3">
          <WorkingState stage={t('home.starting')} since={start.submittedAt} />
        </div>
      )}
      {start.isError && (
        <div className="mt-4">
          <FailedState code={codeFrom(start.error)} kept={t('home.failed')} />
        </div>
      )}
    </div>
  )
}
