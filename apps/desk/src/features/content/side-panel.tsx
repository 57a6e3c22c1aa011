import { Segment, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { ChangesPanel } from './changes-panel.tsx'
import { useEditing } from './editor-context.tsx'
import { contentTexts } from './texts.ts'
import { VersionsPanel } from './versions-panel.tsx'

export type SideView = 'preview' | 'changes' | 'versions'

interface SidePanelProps {
  view: SideView
  onView: (view: SideView) => void
  /** Whose reader the preview shows. */
  language: 'zh' | 'en'
  onLanguage: (language: 'zh' | 'en') => void
  preview: (language: 'zh' | 'en') => ReactNode
  onGone: () => void
}

/** Beside the form: what visitors will see, what is not published, and what was. */
export function SidePanel({ view, onView, language, onLanguage, preview, onGone }: SidePanelProps) {
  const t = useText(contentTexts)
  const { state } = useEditing()
  const changes = state.changed.length
  const views = [
    { value: 'preview', text: t('preview'), label: t('preview') },
    {
      value: 'changes',
      text: changes > 0 ? t('changesCount', { count: changes }) : t('changes'),
      label: t('changesCount', { count: changes }),
    },
    { value: 'versions', text: t('versions'), label: t('versions') },
  ] as const
  return (
    <div className="p-4">
      <Segment label={t('preview')} look="sand" options={views} value={view} onChange={onView} />
      <div className="mt-3">
        {view === 'preview' && (
          <>
            <div className="mb-2 flex items-center justify-between gap-2">
              <p className="text-12 text-ink-3">{t('editing')}</p>
              <Segment
                label={t('asVisitorsSee')}
                look="sand"
                value={language}
                onChange={onLanguage}
                options={[
                  { value: 'zh', text: '中文', label: t('chinese') },
                  { value: 'en', text: 'English', label: t('english') },
                ]}
              />
            </div>
            <div className="surface overflow-hidden rounded-dock border border-line shadow-card">
              {preview(language)}
            </div>
          </>
        )}
        {view === 'changes' && <ChangesPanel onGone={onGone} />}
        {view === 'versions' && <VersionsPanel />}
      </div>
    </div>
  )
}
