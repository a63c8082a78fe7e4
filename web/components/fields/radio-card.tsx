import type { ReactNode } from 'react'

interface RadioCardProps {
  id: string
  name: string
  label: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of a few, with room to say what it is. The whole card can be pressed. */
export function RadioCard({ id, name, label, checked, onChoose, children }: RadioCardProps) {
  return (
    <div className="relative flex items-start gap-3 rounded-card border border-hairline bg-surface px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        id={id}
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-describedby={`${id}-about`}
        className="relative z-10 mt-1.5 size-4 shrink-0 accent-accent outline-none"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer font-medium after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-about`} className="text-small whitespace-pre-wrap text-ink-2">
          {children}
        </p>
      </div>
    </div>
  )
}
