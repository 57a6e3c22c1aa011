import { type KeyboardEvent, type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { isComposing } from '../is-composing.ts'
import { useText } from '../language/language-provider.tsx'
import { conversationTexts } from './texts.ts'

interface ComposerProps {
  value: string
  onChange: (text: string) => void
  /** Called with what is not blank. */
  onSend: (text: string) => void
  label: string
  placeholder: string
  /** The most characters a message may have. */
  most: number
  disabled?: boolean
  /** Other things to send. */
  tools?: ReactNode
  /** On a phone: the tools before the box, the button after it. `narrow`: wherever the screen is as narrow as one. */
  inOneRow?: boolean | 'narrow'
  ref?: Ref<HTMLTextAreaElement>
}

const boxes = {
  row: 'order-2 flex-1 rounded-sheet',
  box: 'w-full rounded-row',
  narrow: 'w-full rounded-row max-lg:order-2 max-lg:w-auto max-lg:flex-1 max-lg:rounded-sheet',
}
const buttons = {
  row: 'order-3 rounded-pill!',
  box: 'pointer-coarse:ml-auto',
  narrow: 'max-lg:order-3 max-lg:rounded-pill! lg:pointer-coarse:ml-auto',
}

/** Where a message is written. Enter sends; Shift and Enter begin a line; Enter that chooses a character does neither. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, label, placeholder, most, disabled, tools, inOneRow, ref } = props
  const t = useText(conversationTexts)
  const shape = inOneRow === 'narrow' ? 'narrow' : inOneRow ? 'row' : 'box'
  const own = useRef<HTMLTextAreaElement>(null)
  const said = useId()
  const over = value.length - most
  const send = () => {
    if (over > 0) return
    if (value.trim()) onSend(value)
    else onChange('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }
  useLayoutEffect(() => {
    const area = own.current
    if (!area) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  })
  return (
    <div className="flex flex-wrap items-end gap-x-1 gap-y-2">
      <textarea
        ref={(element) => {
          own.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        rows={1}
        disabled={disabled}
        aria-label={label}
        aria-describedby={over > 0 ? said : undefined}
        aria-invalid={over > 0 || undefined}
        enterKeyHint="send"
        placeholder={placeholder}
        className={classNames(
          'max-h-36 min-h-11 min-w-0 resize-none overflow-y-auto border bg-white px-3.5 py-2.5 text-16 text-ink placeholder:text-ink-3 md:text-14',
          boxes[shape],
          over > 0 ? 'border-coral-fill' : 'border-line-2 hover:border-harbour',
        )}
      />
      {over > 0 && (
        <p id={said} role="alert" className="order-last w-full text-13 text-coral-ink">
          {t('tooLong', { over, most })}
        </p>
      )}
      {tools}
      <span
        className={classNames(
          'mr-2 ml-auto hidden self-center text-12 text-ink-3 pointer-fine:inline',
          inOneRow && 'max-lg:hidden',
        )}
      >
        {inOneRow !== true && t('hint')}
      </span>
      <Button
        look="primary"
        disabled={disabled || over > 0}
        // The box keeps the focus, and a phone its keyboard.
        onPointerDown={(event) => event.preventDefault()}
        onClick={send}
        className={buttons[shape]}
      >
        {t('send')}
      </Button>
    </div>
  )
}
