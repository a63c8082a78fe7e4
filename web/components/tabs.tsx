import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'

interface Tab {
  id: string
  label: string
  content: ReactNode
}

/** Two or three views of the same thing; never navigation. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  return (
    <Radix.Root defaultValue={tabs[0].id}>
      <Radix.List aria-label={label} className="no-print mb-3 flex gap-5 border-b border-hairline">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-11 border-b-2 border-transparent text-small text-ink-2 transition-colors duration-150 ease-out hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink md:min-h-9"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="animate-appear">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
