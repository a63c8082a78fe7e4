import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CODE_SESSIONS, MAX_QUERY, startCodeSession } from '../../api/code.ts'
import { passing, readJson } from '../../lib/browser/storage.ts'
import { EMPTY, inputOf, type StartValues, valuesIn } from './start-values.ts'

const DRAFT = 'naze.code.draft'

/** Puts a request into the form before it is opened; a person still has to start it. */
export function draftRequest(query: string): void {
  passing.write(DRAFT, JSON.stringify({ ...valuesIn(readJson(passing, DRAFT)), query: query.slice(0, MAX_QUERY) }))
}

/** The form as it is written, kept with the tab until the server has taken it. */
export function useStartSession() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [values, setValues] = useState(() => valuesIn(readJson(passing, DRAFT)))
  const write = (next: StartValues) => {
    setValues(next)
    passing.write(DRAFT, JSON.stringify(next))
  }
  const start = useMutation({
    mutationFn: (wanted: StartValues) => startCodeSession(inputOf(wanted)),
    onSuccess: async (id) => {
      passing.remove(DRAFT)
      setValues(EMPTY)
      void client.invalidateQueries({ queryKey: CODE_SESSIONS })
      await navigate({ to: '/code/$id', params: { id } })
    },
  })
  return { values, write, start }
}
