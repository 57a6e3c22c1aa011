import type { ContentRecord, DeskFile } from '@tradefloor/contract'
import { createContext, use } from 'react'
import { pathsIn } from './picture-cells.ts'
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
  /** Where a picture is found, by how a field names it. */
  addressOf: (path: string) => string
  /** One that was just uploaded: the record does not tell of it yet. */
  addFile: (file: DeskFile) => void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('useEditing needs an EditingContext above it')
  return editing
}

/** The pictures that a field names, as they are being edited. */
export function usePictures(field: 'images' | 'logo'): string[] {
  const { state, addressOf } = useEditing()
  return pathsIn(valueIn(state, field))
    .map(addressOf)
    .filter((address) => address !== '')
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
