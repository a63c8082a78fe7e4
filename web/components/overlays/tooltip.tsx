import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

export const TooltipProvider = Radix.Provider

/** Explains on hover and focus. The child must be focusable; what a person needs to act is never only here. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root delayDuration={250}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="no-print z-50 max-w-72 animate-appear rounded-card bg-ink px-3 py-2 text-small text-ground shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
