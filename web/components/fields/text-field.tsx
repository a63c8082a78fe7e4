import type { ComponentProps } from 'react'
import { cx } from '../../lib/class-names.ts'

interface TextFieldProps extends ComponentProps<'input'> {
  id: string
  label: string
  /** Keeps the label for screen readers only, where the page already says it. */
  quietLabel?: boolean
  /** Said beside the label: what may be left out. */
  note?: string | undefined
  /** What the field is for, below its label. */
  hint?: string
}

export function TextField({ id, label, quietLabel = false, note, hint, className, ...rest }: TextFieldProps) {
  return (
    <div>
      <label htmlFor={id} className={quietLabel ? 'sr-only' : 'mb-2 block font-medium'}>
        {label}
        {note !== undefined && <span className="ml-1 text-small font-normal text-ink-2">{` ${note}`}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-2 mb-2 text-small text-ink-2">
          {hint}
        </p>
      )}
      <input
        id={id}
        type="text"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={cx(
          'block min-h-11 w-full rounded-card border border-edge bg-surface px-4 text-body',
          'placeholder:text-ink-2 disabled:bg-sunken disabled:text-ink-2',
          className,
        )}
        {...rest}
      />
    </div>
  )
}
