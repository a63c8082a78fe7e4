import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editNode, nodeQuery, type NodeView } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { useToast } from '../../components/overlays/toast.tsx'
import { editBetween, textsOf } from './field-texts.ts'
import { type Clash, mergeEdits } from './merge-edit.ts'
import { useDone } from '../changes/use-undo.ts'

/** Someone else was faster: what they wrote, and what is left to choose. */
export interface Conflict {
  theirs: NodeView
  clashes: Clash[]
}

/** One edit, from the version a person saw. When that is no longer the newest nothing is overwritten. */
export function useEdit(node: NodeView, onSaved: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const say = useToast()
  const done = useDone()
  const [base, setBase] = useState(node)
  const [fields, setFields] = useState(() => textsOf(node))
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const save = useMutation({
    mutationFn: async () => {
      const edit = editBetween(textsOf(base), fields)
      if (Object.keys(edit).length === 0) return null
      try {
        return await editNode(node.id, base.version, edit)
      } catch (error) {
        if (codeFrom(error) !== 'CONFLICT') throw error
        const { node: theirs } = await client.fetchQuery({ ...nodeQuery(node.id), staleTime: 0 })
        // Moved, related or grouped meanwhile: nobody touched the texts, so nothing is overwritten.
        const untouched = Object.keys(editBetween(textsOf(base), textsOf(theirs))).length === 0
        if (untouched) return editNode(node.id, theirs.version, edit)
        meet(theirs)
        return undefined
      }
    },
    onSuccess: (written) => {
      if (written === undefined) return
      const saved = t('board.edit.saved')
      if (written === null) say(saved)
      else done(saved, { historyId: written.history_id, what: t('board.history.kinds.edited') })
      void client.invalidateQueries({ queryKey: ['board'] })
      onSaved()
    },
  })

  const meet = (theirs: NodeView) => {
    const merged = mergeEdits(textsOf(base), fields, textsOf(theirs))
    setFields(merged.fields)
    setBase(theirs)
    setConflict({ theirs, clashes: merged.clashes })
  }
  return { fields, set: setFields, save, conflict }
}
