import type { Device } from '@tradefloor/rules'
import { useLanguage } from '@tradefloor/ui'
import { type KeyboardEvent, type Ref, useDeferredValue, useEffect, useImperativeHandle } from 'react'
import { useNavigate } from 'react-router'
import { type Option, optionsOf } from './suggestion-options.ts'
import { useOptionKeys } from './use-option-keys.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What the field says of its list. */
export interface ComboboxState {
  isExpanded: boolean
  activeId: string | undefined
}

export const closedCombobox: ComboboxState = { isExpanded: false, activeId: undefined }

/** Who has the list is told the keys that are pressed in the field. */
export interface SuggestionKeys {
  onKeyDown: (event: KeyboardEvent) => void
}

export interface SuggestionListUse {
  /** Of the listbox. */
  id: string
  typed: string
  /** An input method is at work: what stands in the field is not what will be searched for. */
  isComposing: boolean
  onWord: (word: string) => void
  /** A category by its value in the facets. */
  onCategory: (category: string) => void
  onFill: (text: string) => void
  onState: (state: ComboboxState) => void
  ref: Ref<SuggestionKeys>
}

interface Ways {
  device: Device
  /** Before the page is left. */
  onLeave?: () => void
}

/** The list of a search field: what stands in it, which option the keys have reached, and what choosing one does. */
export function useSuggestionList(use: SuggestionListUse, { device, onLeave }: Ways) {
  const { id, isComposing, onWord, onCategory, onFill, onState, ref } = use
  const { language } = useLanguage()
  const navigate = useNavigate()
  // Typing is never held up by what is drawn below it.
  const typed = useDeferredValue(use.typed)
  const word = typed.trim()
  const { reply, isCurrent, isFailed } = useSuggestions(typed, isComposing)
  const options = word ? optionsOf({ prefix: id, word, reply, isCurrent, language, device }) : []
  const choose = (option: Option) => {
    if (option.kind === 'query') onWord(option.text)
    else if (option.kind === 'category') onCategory(option.suggestion.name.cn)
    else {
      onLeave?.()
      navigate(option.to)
    }
  }
  const { active, onKeyDown } = useOptionKeys({ typed: use.typed, options, onChoose: choose, onFill })
  useImperativeHandle(ref, () => ({ onKeyDown }))
  const isExpanded = options.length > 0
  const activeId = active?.id
  useEffect(() => onState({ isExpanded, activeId }), [onState, isExpanded, activeId])
  useEffect(() => () => onState(closedCombobox), [onState])
  return { word, options, reply, activeId, choose, isCurrent, isFailed }
}
