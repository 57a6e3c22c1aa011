import { Button, Confirm, EmptyState, Picture, useNotice, useText } from '@tradefloor/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { fieldIn, useEditing } from './editor-context.tsx'
import { pathsIn } from './picture-cells.ts'
import { useDiscard } from './queries.ts'
import { goToField, labelOf, languageOf } from './record-fields.ts'
import { isPictureField, shownValue } from './shown-value.ts'
import { contentTexts } from './texts.ts'

/** What is not published yet, each with its way back. */
export function ChangesPanel({ onGone }: { onGone: () => void }) {
  const t = useText(contentTexts)
  const notice = useNotice()
  const { record, editor, state } = useEditing()
  const [isAsking, setIsAsking] = useState(false)
  const discarding = useDiscard()
  const { table, id } = record
  if (state.changed.length === 0) return <EmptyState title={t('noChangesYet')} hint={t('noChangesYetHint')} />
  const discardAll = async () => {
    for (const field of state.changed) editor.revert(field)
    await editor.flush()
    discarding.mutate(
      { table, id },
      {
        onSuccess: (left) => (left === null ? onGone() : editor.load(left)),
        onError: (error) => notice({ tone: 'warning', text: error.message }),
        onSettled: () => setIsAsking(false),
      },
    )
  }
  return (
    <>
      <ul className="grid gap-2">
        {state.changed.map((field) => (
          <Change key={field} field={field} />
        ))}
      </ul>
      <Button look="quiet" size={32} className="mt-3 text-coral-ink!" onClick={() => setIsAsking(true)}>
        {t('discardAll')}
      </Button>
      <Confirm
        open={isAsking}
        title={t('discardTitle')}
        text={t('discardText', { count: state.changed.length })}
        yes={t('discardYes')}
        no={t('cancel')}
        look="danger"
        busy={discarding.isPending}
        onYes={() => void discardAll()}
        onNo={() => setIsAsking(false)}
      />
    </>
  )
}

function Change({ field }: { field: string }) {
  const t = useText(contentTexts)
  const { record, editor, state } = useEditing()
  const { value, published } = fieldIn(state, field)
  const language = languageOf(field)
  const label = `${t(labelOf(record.table, field))}${language ? ` · ${t(language === 'zh' ? 'chinese' : 'english')}` : ''}`
  return (
    <li className="rounded-row border border-line bg-white p-3">
      <div className="flex items-center gap-2">
        <button
          type="button"
          className="min-h-8 flex-1 text-left text-13 font-bold hover:text-harbour pointer-coarse:min-h-11"
          onClick={() => goToField(field)}
        >
          {label}
        </button>
        <Button
          size={32}
          look="quiet"
          aria-label={t('revert', { label })}
          icon={<Undo2 size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => editor.revert(field)}
        >
          {t('revertShort')}
        </Button>
      </div>
      {isPictureField(field) ? (
        <PictureChange value={value} />
      ) : (
        <p className="line-clamp-3 text-13 break-words whitespace-pre-line">
          {shownValue(field, value, t) || t('emptyValue')}
        </p>
      )}
      <p className="mt-1 line-clamp-2 text-12 break-words text-ink-3">
        {t('before', { text: shownValue(field, published, t) || t('emptyValue') })}
      </p>
    </li>
  )
}

function PictureChange({ value }: { value: string }) {
  const t = useText(contentTexts)
  const { addressOf } = useEditing()
  const paths = pathsIn(value)
  if (paths.length === 0) return <p className="text-13">{t('emptyValue')}</p>
  return (
    <ul className="flex flex-wrap gap-1.5">
      {paths.map((path) => (
        <li key={path}>
          <Picture src={addressOf(path)} name="" sizes="56px" className="h-10.5 w-14 rounded-tag" />
        </li>
      ))}
    </ul>
  )
}
