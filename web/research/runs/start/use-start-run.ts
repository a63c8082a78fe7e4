import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { RUNS, startRun } from '../../../api/research.ts'
import { passing, readJson } from '../../../lib/browser/storage.ts'
import { uuid } from '../../../lib/browser/uuid.ts'
import { EMPTY, MOST_TOPIC_CHARACTERS, optionsOf, type StartValues, valuesIn } from './start-values.ts'

const DRAFT = 'naze.research.draft'

/** Puts a topic into the form before it is opened; a person still has to start it. */
export function draftTopic(topic: string): void {
  passing.write(DRAFT, JSON.stringify({ ...EMPTY, topic: topic.slice(0, MOST_TOPIC_CHARACTERS) }))
}

/** The form as it is written, kept with the tab until the server has taken it. */
export function useStartRun() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [values, setValues] = useState(() => valuesIn(readJson(passing, DRAFT)))
  // One wish has one key, however often it is sent; a changed wish is another.
  const wish = useRef<{ text: string; key: string; now: number } | null>(null)
  const write = (next: StartValues) => {
    setValues(next)
    passing.write(DRAFT, JSON.stringify(next))
  }
  const start = useMutation({
    mutationFn: (wanted: StartValues) => {
      const text = JSON.stringify(wanted)
      if (wish.current?.text !== text) wish.current = { text, key: uuid(), now: Date.now() }
      return startRun(wanted.topic.trim(), optionsOf(wanted, wish.current.now), wish.current.key)
    },
    onSuccess: async (id) => {
      passing.remove(DRAFT)
      setValues(EMPTY)
      wish.current = null
      void client.invalidateQueries({ queryKey: RUNS })
      await navigate({ to: '/research/$id', params: { id } })
    },
  })
  return { values, write, start }
}
