import { type SavedAnswer, savedAnswerLimits } from '@tradefloor/contract'
import { Button, blankIn, Modal, TextArea, TextField, useForm, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { useSaveAnswer } from '../../domains/saved-answers/queries.ts'
import { answeringTexts } from '../../domains/saved-answers/texts.ts'

interface AnswerFormProps {
  /** Nothing for a new one. */
  saved: SavedAnswer | undefined
  onClose: () => void
}

const isUnsaid = ({ cn, en }: { cn: string; en: string }) => cn.trim() === '' && en.trim() === ''

/** One saved answer. What was typed stays until it is saved. */
export function AnswerForm({ saved, onClose }: AnswerFormProps) {
  const t = useText(answeringTexts)
  const notice = useNotice()
  const saving = useSaveAnswer()
  const first = { title: saved?.title ?? '', cn: saved?.text.cn ?? '', en: saved?.text.en ?? '' }
  const form = useForm(useState(first), {
    faults: (values) => ({
      ...blankIn(values, { title: t('titleNeeded') }),
      cn: isUnsaid(values),
    }),
    isBusy: saving.isPending,
    send: ({ title, cn, en }) =>
      saving.mutate(
        { id: saved?.id, body: { title: title.trim(), text: { cn, en } } },
        {
          onSuccess: () => {
            notice({ tone: 'success', text: t('answerSaved') })
            onClose()
          },
        },
      ),
  })
  const heading = saved ? t('edit', { title: saved.title }) : t('add')
  return (
    <Modal open onClose={onClose} title={heading} className="max-w-140 flex-col">
      <form {...form.props} className="grid gap-4 overflow-y-auto p-6">
        <h2 className="text-18 font-bold break-words">{heading}</h2>
        <TextField
          {...form.field('title')}
          label={t('answerTitle')}
          hint={t('answerTitleHint')}
          maxLength={savedAnswerLimits.title}
        />
        <TextArea
          {...form.field('cn')}
          label={t('chinese')}
          lang="zh"
          rows={4}
          maxLength={savedAnswerLimits.text}
        />
        <TextArea
          {...form.field('en')}
          label={t('english')}
          lang="en"
          rows={4}
          maxLength={savedAnswerLimits.text}
        />
        {form.isTried && isUnsaid(form.values) && (
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
