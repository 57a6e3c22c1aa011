import { classNames } from './class-names.ts'

interface SegmentProps<Value extends string> {
  /** What is being chosen, for those who do not see it. */
  label: string
  options: readonly { value: Value; text: string; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** On glass the frame is a white hairline; a finger needs 44 px. */
  look?: 'glass' | 'glass-touch' | 'sand'
}

const frames = {
  glass: 'rounded-control border border-glass-line p-0.5',
  'glass-touch': 'rounded-pill bg-white/18 p-1',
  sand: 'rounded-control bg-sand-2 p-0.5',
}

const choices = {
  glass: {
    base: 'h-6.5 min-w-9 rounded-[6px] px-2.5',
    on: 'surface text-harbour-deep',
    off: 'text-on-glass-2',
  },
  'glass-touch': {
    base: 'min-h-11 min-w-11 -my-1 rounded-pill px-2',
    on: 'text-harbour-deep',
    off: 'text-white',
  },
  sand: {
    base: 'min-h-7 pointer-coarse:min-h-11 min-w-10 pointer-coarse:min-w-11.5 rounded-[6px] px-3',
    on: 'bg-white text-harbour shadow-card',
    off: 'text-ink-2',
  },
}

/** A few choices side by side, one of them in force. */
export function Segment<Value extends string>({
  label,
  options,
  value,
  onChange,
  look = 'glass',
}: SegmentProps<Value>) {
  const choice = choices[look]
  return (
    <fieldset className={classNames('inline-flex max-w-full shrink-0 flex-wrap', frames[look])}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => {
        const on = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={on}
            aria-label={option.label}
            onClick={() => onChange(option.value)}
            className={classNames(
              'relative text-12 transition-colors duration-(--dur-control)',
              choice.base,
              on ? `font-bold ${choice.on}` : choice.off,
            )}
          >
            {look === 'glass-touch' && on && (
              <span aria-hidden className="absolute inset-x-0 inset-y-1.5 rounded-pill bg-white" />
            )}
            <span className="relative">{option.text}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
