import { useQueryClient } from '@tanstack/react-query'
import { type ContentRecord, patchContent } from '@tradefloor/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDesk } from '../../shared/desk-context.tsx'
import { keepUnsaved, readUnsaved } from '../../shared/unsaved-content.ts'
import { recordKey } from './queries.ts'
import { type EditorState, RecordEditor } from './record-editor.ts'

/** One record while its page is open. What the server has of it comes in from time to time. */
export function useRecordEditor(record: ContentRecord): { editor: RecordEditor; state: EditorState } {
  const { client, now } = useDesk()
  const queries = useQueryClient()
  const { table, id } = record
  const [editor] = useState(
    () =>
      new RecordEditor(record, readUnsaved(table, id), {
        save: async (changes) => {
          const { data } = await client.call(patchContent, { params: { table, id }, body: { changes } })
          // What was asked for before would show the field as it was.
          await queries.cancelQueries({ queryKey: recordKey({ table, id }) })
          queries.setQueryData(recordKey({ table, id }), data.record)
          return data
        },
        keep: (unsaved) => keepUnsaved(table, id, unsaved),
        now,
      }),
  )
  const state = useSyncExternalStore(editor.subscribe, editor.state)
  useEffect(() => editor.load(record), [editor, record])
  useEffect(() => {
    const again = () => void editor.flush()
    window.addEventListener('online', again)
    // Leaving the page, or putting the phone away.
    window.addEventListener('pagehide', again)
    return () => {
      window.removeEventListener('online', again)
      window.removeEventListener('pagehide', again)
      void editor.flush()
    }
  }, [editor])
  return { editor, state }
}
