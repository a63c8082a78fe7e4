import type { UseMutationResult } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './overlays/confirm-dialog.tsx'

interface EraseTexts {
  action: string
  title: string
  about: string
  confirm: string
  keep: string
  working: string
  failed: string
}

/** Deletes something for good, after asking. */
export function EraseButton({
  texts: { action, ...texts },
  deed,
  className = '',
}: {
  texts: EraseTexts
  deed: UseMutationResult<unknown, Error, void>
  className?: string
}) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="danger-quiet" icon={Trash2} className={className} onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog open={asking} onOpenChange={setAsking} deed={deed} forGood {...texts} />
    </>
  )
}
