import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../lib/class-names.ts'

export type ButtonKind = 'primary' | 'outline' | 'plain' | 'quiet' | 'danger' | 'danger-quiet'

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent px-5 font-medium hover:opacity-90 active:opacity-80',
  outline: 'border border-edge bg-surface px-4 hover:border-ink active:bg-sunken',
  quiet: 'px-3 text-ink-2 hover:bg-sunken hover:text-ink',
  /** What is gone for good: the deed itself, and the way to it. */
  danger: 'bg-signal text-on-signal px-5 font-medium hover:opacity-90 active:opacity-80',
  'danger-quiet': 'px-3 text-signal hover:bg-surface hover:underline underline-offset-4',
  plain: 'text-accent px-2 hover:underline underline-offset-4',
}

/** What a button looks like, for links that act as one. */
export function buttonClass(kind: ButtonKind = 'outline', className?: string): string {
  return cx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-card text-small text-center select-none md:min-h-10',
    'transition-opacity duration-150 ease-out disabled:cursor-not-allowed disabled:opacity-55',
    KINDS[kind],
    className,
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind
  icon?: LucideIcon
  /** Puts the icon behind the word, for steps that go on. */
  iconAfter?: LucideIcon
}

export function Button({ kind, icon: Icon, iconAfter: After, className, children, type, ...rest }: ButtonProps) {
  return (
    <button type={type === 'submit' ? 'submit' : 'button'} className={buttonClass(kind, className)} {...rest}>
      {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />}
      <span>{children}</span>
      {After && <After aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />}
    </button>
  )
}
