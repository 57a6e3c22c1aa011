import { type SavedAnswer, savedAnswerLimits } from '@tradefloor/contract'
import { Button, Modal, TextArea, TextField, useNotice, useText } from '@tradefloor/ui'
import { type FormEvent, useState } from 'react'
import { useSaveAnswer } from '../../domains/saved-answers/queries.ts'
import { answeringTexts } from '../../domains/saved-answers/texts.ts'

interface AnswerFormProps {
  /** Nothing for a new one. */
  saved: SavedAnswer | undefined
  onClose: () => void
}

/** One saved answer. What was typed stays until it is saved. */
export function AnswerForm({ saved, onClose }: AnswerFormProps) {
  const t = useText(answeringTexts)
  const notice = useNotice()
  const saving = useSaveAnswer()
  const [title, setTitle] = useState(saved?.title ?? '')
  const [text, setText] = useState(saved?.text ?? { cn: '', en: '' })
  const [isTried, setIsTried] = useState(false)
  const isTitled = title.trim() !== ''
  const isSaid = text.cn.trim() !== '' || text.en.trim() !== ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isTitled || !isSaid || saving.isPending) return
    saving.mutate(
      { id: saved?.id, body: { title: title.trim(), text } },
      {
        onSuccess: () => {
          notice({ tone: 'success', text: t('answerSaved') })
          onClose()
        },
      },
    )
  }
  const heading = saved ? t('edit', { title: saved.title }) : t('add')
  return (
    <Modal open onClose={onClose} title={heading} className="max-w-140 flex-col">
      <form noValidate onSubmit={save} className="grid gap-4 overflow-y-auto p-6">
        <h2 className="text-18 font-bold break-words">{heading}</h2>
        <TextField
          label={t('answerTitle')}
          hint={t('answerTitleHint')}
          maxLength={savedAnswerLimits.title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          error={isTried && !isTitled ? t('titleNeeded') : undefined}
        />
        <TextArea
          label={t('chinese')}
          lang="zh"
          rows={4}
          maxLength={savedAnswerLimits.text}
          value={text.cn}
          onChange={({ target }) => setText((now) => ({ ...now, cn: target.value }))}
        />
        <TextArea
          label={t('english')}
          lang="en"
          rows={4}
          maxLength={savedAnswerLimits.text}
          value={text.en}
          onChange={({ target }) => setText((now) => ({ ...now, en: target.value }))}
        />
        {isTried && !isSaid && (
          <p role="alert" className="text-13 text-coral-ink">
            {t('oneNeeded')}
          </p>
        )}
        {saving.error && (
          <p role="alert" className="text-13 text-coral-ink">
            {saving.error.message}
          </p>
        )}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={saving.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
