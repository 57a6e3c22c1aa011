import { type KeyboardEvent, useState } from 'react'
import type { Option } from './suggestion-options.ts'

interface OptionKeys {
  /** What stands in the field. An option that was reached for other words is not meant any more. */
  typed: string
  options: readonly Option[]
  onChoose: (option: Option) => void
  /** Puts the words of an option into the field. */
  onFill: (text: string) => void
}

/** Which option the arrow keys have reached, while the focus stays in the field. */
export function useOptionKeys({ typed, options, onChoose, onFill }: OptionKeys) {
  const [reached, setReached] = useState<{ id: string | undefined; typed: string }>()
  const setChosen = (id: string | undefined) => setReached({ id, typed })
  const chosen = reached?.typed === typed ? reached.id : undefined
  const index = options.findIndex(({ id }) => id === chosen)
  const active = options[index]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = indexAfter(event.key, index, options.length)
    if (next !== undefined) setChosen(options[next]?.id)
    else if (active && event.key === 'Enter') onChoose(active)
    else if (active && event.key === 'Tab') {
      setChosen(undefined)
      onFill(active.text)
    } else return
    event.preventDefault()
  }
  return { active, onKeyDown }
}

/** Home and End belong to the text until an option is reached. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1
  if (index < 0) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
