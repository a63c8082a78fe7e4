import * as Radix from 'radix-ui/slider'

interface SliderProps {
  label: string
  valueText: string
  value: number
  onChange: (value: number) => void
  disabled?: boolean
  /** A second value to show on the track: where it stood at first. */
  mark: number
}

export function Slider({ label, valueText, value, onChange, disabled = false, mark }: SliderProps) {
  return (
    <Radix.Root
      value={[value]}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      min={0}
      max={100}
      step={1}
      disabled={disabled}
      className="relative flex h-11 w-full touch-none items-center select-none data-[disabled]:opacity-55 md:h-9"
    >
      <Radix.Track className="relative h-1 grow rounded-full bg-hairline">
        <Radix.Range className="absolute h-full rounded-full bg-accent" />
        <span aria-hidden className="absolute -top-1 h-3 w-px bg-edge" style={{ left: `${mark}%` }} />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-5 rounded-full border-2 border-accent bg-surface outline-offset-3 transition-shadow duration-150 ease-out hover:bg-accent-soft"
      />
    </Radix.Root>
  )
}
