import { Check, ChevronDown, type LucideIcon } from 'lucide-react'
import * as Radix from 'radix-ui/dropdown-menu'
import { buttonClass, type ButtonKind } from '../button.tsx'

interface Option<T extends string> {
  value: T
  label: string
  /** The language the label is written in, where it is not the page's. */
  lang?: string
}

interface MenuProps<T extends string> {
  label: string
  value: T
  options: readonly Option<T>[]
  onChange: (value: T) => void
  icon?: LucideIcon
  kind?: ButtonKind
}

/** One of a few. (Radix Select writes a <style> element, which the content security policy refuses.) */
export function Menu<T extends string>({
  label,
  value,
  options,
  onChange,
  icon: Icon,
  kind = 'outline',
}: MenuProps<T>) {
  const chosen = options.find((option) => option.value === value)
  const pick = (next: string) => {
    const option = options.find((one) => one.value === next)
    if (option) onChange(option.value)
  }
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger className={buttonClass(kind, 'max-w-full')}>
        {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />}
        <span className="truncate">
          <span className="sr-only">{`${label}: `}</span>
          {chosen?.label ?? label}
        </span>
        <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-2" />
      </Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-h-80 min-w-44 animate-appear overflow-y-auto rounded-card border border-hairline bg-surface p-1 shadow-float"
      >
        <Radix.Label className="px-3 py-1.5 text-small text-ink-2">{label}</Radix.Label>
        <Radix.RadioGroup value={value} onValueChange={pick}>
          {options.map((option) => (
            <Radix.RadioItem
              key={option.value}
              value={option.value}
              lang={option.lang}
              className="flex min-h-11 items-center justify-between gap-4 rounded-card px-3 text-small outline-none select-none data-[highlighted]:bg-accent-soft md:min-h-9"
            >
              {option.label}
              <Radix.ItemIndicator>
                <Check aria-hidden size={16} className="text-accent" />
              </Radix.ItemIndicator>
            </Radix.RadioItem>
          ))}
        </Radix.RadioGroup>
      </Radix.Content>
    </Radix.Root>
  )
}
