import { useQueryClient } from '@tanstack/react-query'
import { Button, useNotice, useText } from '@tradefloor/ui'
import { useEditing } from './editor-context.tsx'
import { recordKey, usePublish } from './queries.ts'
import { goToField } from './record-fields.ts'
import { contentTexts } from './texts.ts'

/** The one primary. Where nothing can go out its label says why. */
export function PublishButton({ className }: { className?: string }) {
  const t = useText(contentTexts)
  const notice = useNotice()
  const queries = useQueryClient()
  const { record, editor, state } = useEditing()
  const publishing = usePublish()
  const { changed, faults, save } = state
  const count = changed.length
  const isNew = record.state === 'draft'
  const isEmpty = count === 0
  const press = async () => {
    await editor.flush()
    const { isSettled, fields } = editor.state()
    const faulty = [...fields].find(([, { problem, conflict }]) => problem || conflict)
    if (faulty) return goToField(faulty[0])
    if (!isSettled) return
    publishing.mutate([{ table: record.table, id: record.id }], {
      onSuccess: async ({ refused }) => {
        await queries.refetchQueries({ queryKey: recordKey(record) })
        const [first] = refused
        const isDone = first === undefined
        notice({ tone: isDone ? 'success' : 'warning', text: t(isDone ? 'published' : 'publishRefused') })
        const field = first?.conflicts[0]?.field ?? first?.problems[0]?.field
        if (field) goToField(field)
      },
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })
  }
  const label = isEmpty
    ? t('publishNothing')
    : faults > 0
      ? t('publishFaults', { count: faults })
      : save === 'failed'
        ? t('publishSaving')
        : isNew
          ? t(record.table === 'booth-documents' ? 'publishNewDocument' : 'publishNew')
          : t('publish', { count })
  return (
    <Button
      look="primary"
      busy={publishing.isPending}
      disabled={isEmpty || faults > 0 || save === 'failed'}
      onClick={() => void press()}
      {...(className && { className })}
    >
      {label}
    </Button>
  )
}
