import type { SavedAnswer } from '@tradefloor/contract'
import {
  Button,
  Confirm,
  EmptyState,
  ErrorRow,
  IconButton,
  Loading,
  SkeletonBlock,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeleteAnswer, useOrderAnswers, useSavedAnswers } from '../../domains/saved-answers/queries.ts'
import { answeringTexts } from '../../domains/saved-answers/texts.ts'
import { AnswerForm } from './answer-form.tsx'

/** The company's saved answers: added, changed, put in order, deleted. */
export function SavedAnswers() {
  const t = useText(answeringTexts)
  const answers = useSavedAnswers()
  const [editing, setEditing] = useState<SavedAnswer | 'new'>()
  const [leaving, setLeaving] = useState<SavedAnswer>()
  if (answers.isPending)
    return (
      <Loading label={t('loading')} className="grid gap-3">
        <SkeletonBlock className="h-20 w-full rounded-card!" />
        <SkeletonBlock className="h-20 w-full rounded-card!" />
      </Loading>
    )
  if (answers.isError)
    return (
      <ErrorRow
        title={answers.error.message}
        hint={t('notLoaded')}
        retryText={t('retry')}
        busy={answers.isFetching}
        onRetry={() => answers.refetch()}
      />
    )
  return (
    <>
      <AnswerRows list={answers.data} onEdit={setEditing} onDelete={setLeaving} />
      {answers.data.length === 0 && <EmptyState title={t('answersNone')} hint={t('answersNoneHint')} />}
      <Button
        look="soft"
        className="mt-4"
        icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => setEditing('new')}
      >
        {t('add')}
      </Button>
      {editing && (
        <AnswerForm saved={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
      <DeleteQuestion answer={leaving} onEnd={() => setLeaving(undefined)} />
    </>
  )
}

interface AnswerRowsProps {
  list: readonly SavedAnswer[]
  onEdit: (answer: SavedAnswer) => void
  onDelete: (answer: SavedAnswer) => void
}

function AnswerRows({ list, onEdit, onDelete }: AnswerRowsProps) {
  const t = useText(answeringTexts)
  const notice = useNotice()
  const order = useOrderAnswers()
  const move = (at: number, by: 1 | -1) => {
    const ids = list.map(({ id }) => id)
    const [moved = 0] = ids.splice(at, 1)
    ids.splice(at + by, 0, moved)
    order.mutate(ids, { onError: (error) => notice({ tone: 'warning', text: error.message }) })
  }
  const tool = 'text-ink-2 hover:bg-sand-2 disabled:opacity-40'
  return (
    <ol className="grid gap-3">
      {list.map((answer, at) => {
        const { id, title, text } = answer
        return (
          <li key={id} className="rounded-card border border-line p-4">
            <div className="flex flex-wrap items-center gap-x-1">
              <h3 className="min-w-32 flex-1 font-bold break-words">{title}</h3>
              <div className="flex">
                <IconButton
                  label={t('up', { title })}
                  icon={<ArrowUp size={18} strokeWidth={1.75} aria-hidden />}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                  className={tool}
                />
                <IconButton
                  label={t('down', { title })}
                  icon={<ArrowDown size={18} strokeWidth={1.75} aria-hidden />}
                  disabled={at === list.length - 1}
                  onClick={() => move(at, 1)}
                  className={tool}
                />
                <IconButton
                  label={t('edit', { title })}
                  icon={<Pencil size={18} strokeWidth={1.75} aria-hidden />}
                  onClick={() => onEdit(answer)}
                  className={tool}
                />
                <IconButton
                  label={t('remove', { title })}
                  icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden />}
                  onClick={() => onDelete(answer)}
                  className={tool}
                />
              </div>
            </div>
            <div className="mt-1 grid gap-x-5 gap-y-1 text-13 text-ink-2 sm:grid-cols-2">
              {text.cn && (
                <p lang="zh" className="line-clamp-3 break-words whitespace-pre-line">
                  {text.cn}
                </p>
              )}
              {text.en && (
                <p lang="en" className="line-clamp-3 break-words whitespace-pre-line">
                  {text.en}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function DeleteQuestion({ answer, onEnd }: { answer: SavedAnswer | undefined; onEnd: () => void }) {
  const t = useText(answeringTexts)
  const notice = useNotice()
  const deletion = useDeleteAnswer()
  const erase = () =>
    answer &&
    deletion.mutate(answer.id, {
      onSuccess: ({ mes }) => notice({ tone: 'success', text: mes }),
      onError: (error) => notice({ tone: 'warning', text: error.message }),
      onSettled: onEnd,
    })
  return (
    <Confirm
      open={answer !== undefined}
      title={t('removeTitle')}
      text={t('removeText', { title: answer?.title ?? '' })}
      yes={t('removeYes')}
      no={t('cancel')}
      look="danger"
      busy={deletion.isPending}
      onYes={erase}
      onNo={onEnd}
    />
  )
}
