import { classNames, IconButton, Tag, useLanguage, useText } from '@tradefloor/ui'
import { CloudAlert, CloudCheck, Eye, History, ListChecks, LoaderCircle, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEditing } from './editor-context.tsx'
import { PublishButton } from './publish-button.tsx'
import type { SideView } from './side-panel.tsx'
import { StateTag } from './state-tag.tsx'
import { contentTexts } from './texts.ts'
import { clockTime } from './times.ts'

interface EditorHeadProps {
  before?: ReactNode
  title: string
  onUndo: () => void
  onOpen: (view: SideView) => void
}

/** What is being edited, whether it is saved, and the one thing that brings it to visitors. */
export function EditorHead({ before, title, onUndo, onOpen }: EditorHeadProps) {
  const t = useText(contentTexts)
  const { record, state } = useEditing()
  const tool = 'text-ink-2 hover:bg-sand-2 disabled:opacity-40'
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true }
  return (
    <header className="surface sticky top-[calc(56px+var(--safe-top))] z-20 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-(--gutter) py-2 max-lg:static lg:top-0 lg:px-6">
      {before}
      <h1 className="min-w-0 text-20 font-bold break-words">{title}</h1>
      {record.table !== 'companies' && <StateTag state={record.state} />}
      {record.state !== 'draft' && state.changed.length > 0 && (
        <Tag tone="waiting">{t('unpublished', { count: state.changed.length })}</Tag>
      )}
      <SaveNote />
      <span className="ml-auto flex items-center gap-1">
        <IconButton
          label={t('undo')}
          icon={<Undo2 {...icon} />}
          disabled={!state.canUndo}
          onClick={onUndo}
          className={tool}
        />
        {(
          [
            ['preview', <Eye key="eye" {...icon} />],
            ['changes', <ListChecks key="list" {...icon} />],
            ['versions', <History key="history" {...icon} />],
          ] as const
        ).map(([name, picture]) => (
          <IconButton
            key={name}
            label={t(name)}
            icon={picture}
            onClick={() => onOpen(name)}
            className={classNames(tool, 'xl:hidden', name === 'preview' && 'max-lg:hidden')}
          />
        ))}
        <PublishButton className="ml-2 max-lg:hidden" />
      </span>
    </header>
  )
}

/** Whether all that was typed is stored. */
function SaveNote() {
  const t = useText(contentTexts)
  const { language } = useLanguage()
  const { editor, state } = useEditing()
  const { save, savedAt } = state
  const line = 'flex items-center gap-1.5 text-13'
  const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true }
  return (
    <div role="status">
      {save === 'saving' && (
        <p className={classNames(line, 'text-ink-3')}>
          <LoaderCircle {...icon} className="animate-turn" />
          {t('saving')}
        </p>
      )}
      {save === 'saved' && savedAt && (
        <p className={classNames(line, 'text-ink-3')}>
          <CloudCheck {...icon} />
          {t('saved', { time: clockTime(savedAt, language) })}
        </p>
      )}
      {save === 'failed' && (
        <p className={classNames(line, 'text-coral-ink')}>
          <CloudAlert {...icon} className="shrink-0" />
          {t('notSaved')}
          <button
            type="button"
            onClick={() => void editor.flush()}
            className="min-h-8 font-bold underline underline-offset-2 pointer-coarse:min-h-11"
          >
            {t('retry')}
          </button>
        </p>
      )}
    </div>
  )
}
