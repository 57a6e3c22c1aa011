import type { ContentRecord } from '@tradefloor/contract'
import { createContext, use } from 'react'
import type { EditedField, EditorState, RecordEditor } from './record-editor.ts'

export interface Editing {
  record: ContentRecord
  editor: RecordEditor
  state: EditorState
  /** Of the field that was last entered. */
  focused: string | undefined
  focus: (field: string) => void
  /** On a phone one language is shown at a time. */
  shown: 'zh' | 'en'
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('useEditing needs an EditingContext above it')
  return editing
}

const nothing: EditedField = {
  value: '',
  published: '',
  required: false,
  max: 0,
  problem: undefined,
  conflict: undefined,
}

export const fieldIn = (state: EditorState, field: string): EditedField => state.fields.get(field) ?? nothing
export const valueIn = (state: EditorState, field: string): string => fieldIn(state, field).value
