import { cx } from '../../lib/class-names.ts'

interface ChoiceProps<T extends string> {
  name: string
  label: string
  value: T
  options: readonly { value: T; label: string; lang?: string }[]
  onChange: (value: T) => void
  disabled?: boolean
  /** Side by side, where the words are short. */
  inline?: boolean
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>({ name, label, value, options, onChange, disabled, inline }: ChoiceProps<T>) {
  return (
    <fieldset disabled={disabled}>
      <legend className="font-medium">{label}</legend>
      <div className={cx('mt-1 flex gap-x-6', inline ? 'flex-wrap' : 'flex-col')}>
        {options.map((option) => (
          <label key={option.value} lang={option.lang} className="inline-flex min-h-11 items-center gap-2.5 md:min-h-9">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-4 shrink-0 accent-accent"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
