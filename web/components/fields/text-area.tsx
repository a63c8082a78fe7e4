import type { ComponentProps } from 'react'
import { cx } from '../../lib/class-names.ts'

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  /** Keeps the label for screen readers only, where the page already says it. */
  quietLabel?: boolean
  id: string
}

export function TextArea({ label, quietLabel = false, id, className, ...rest }: TextAreaProps) {
  return (
    <>
      <label htmlFor={id} className={quietLabel ? 'sr-only' : 'mb-2 block font-medium'}>
        {label}
      </label>
      <textarea
        id={id}
        className={cx(
          'field-sizing-content block max-h-60 min-h-12 w-full resize-none rounded-card border border-edge bg-surface px-4 py-2.5 text-body text-ink',
          'placeholder:text-ink-2 disabled:bg-sunken disabled:text-ink-2',
          className,
        )}
        {...rest}
      />
    </>
  )
}
