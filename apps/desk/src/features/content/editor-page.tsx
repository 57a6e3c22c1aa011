import type { ContentRecord, DeskFile } from '@tradefloor/contract'
import { classNames, Segment, Sheet, useLanguage, useText } from '@tradefloor/ui'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { ConflictBars } from './conflict-bars.tsx'
import { coverageIn } from './coverage.ts'
import { CoverageRing } from './coverage-ring.tsx'
import { EditingContext } from './editor-context.tsx'
import { EditorHead } from './editor-head.tsx'
import { PublishButton } from './publish-button.tsx'
import { goToField, languageOf } from './record-fields.ts'
import { SidePanel, type SideView } from './side-panel.tsx'
import { contentTexts } from './texts.ts'
import { useRecordEditor } from './use-record-editor.ts'

interface EditorPageProps {
  record: ContentRecord
  /** The way back, before the title. */
  before?: ReactNode
  title: string
  preview: (language: 'zh' | 'en') => ReactNode
  children: ReactNode
  onGone: () => void
}

/** The form at the left, what visitors will see at the right; on a narrow screen that opens over the form. */
export function EditorPage({ record, before, title, preview, children, onGone }: EditorPageProps) {
  const t = useText(contentTexts)
  const { language } = useLanguage()
  const { editor, state } = useRecordEditor(record)
  const [focused, setFocused] = useState<string>()
  const [shown, setShown] = useState<'zh' | 'en'>('zh')
  const [view, setView] = useState<SideView>('preview')
  const [isOver, setIsOver] = useState(false)
  const [seen, setSeen] = useState<'zh' | 'en'>(language)
  const { addressOf, addFile } = useAddresses(record)
  const focus = (field: string) => {
    setFocused(field)
    const fieldLanguage = languageOf(field)
    if (fieldLanguage) setSeen(fieldLanguage)
  }
  const undo = () => {
    const field = editor.undo()
    if (field) goToField(field)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault()
      undo()
    } else if (event.key === 'F8') {
      event.preventDefault()
      goToNextGap()
    }
  }
  const { missing, ...shares } = coverageIn(state)
  const goToNextGap = () => {
    const next = missing[focused ? (missing.indexOf(focused) + 1) % missing.length : 0] ?? missing[0]
    if (!next) return
    const nextLanguage = languageOf(next)
    if (nextLanguage) setShown(nextLanguage)
    // On a phone the other language is there a moment later.
    requestAnimationFrame(() => goToField(next))
  }
  const open = (next: SideView) => {
    setView(next)
    setIsOver(true)
  }
  const side = (
    <SidePanel
      view={view}
      onView={setView}
      language={seen}
      onLanguage={setSeen}
      preview={preview}
      onGone={onGone}
    />
  )
  return (
    <EditingContext value={{ record, editor, state, focused, focus, shown, addressOf, addFile }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole page, beside the buttons for them */}
      <div className="flex min-h-full flex-1 flex-col" onKeyDown={onKeyDown}>
        <EditorHead before={before} title={title} onUndo={undo} onOpen={open} />
        <div className="flex min-h-0 flex-1">
          <div className="surface min-w-0 flex-1 px-(--gutter) pb-8 lg:px-6">
            <ConflictBars />
            <div className="sticky top-[calc(56px+var(--safe-top))] z-10 -mx-(--gutter) mb-3 border-b border-line bg-white px-(--gutter) py-2.5 lg:top-16 lg:-mx-6 lg:px-6">
              <LanguageHeads shares={shares} shown={shown} onShow={setShown}>
                {missing.length > 0 && (
                  <button
                    type="button"
                    onClick={goToNextGap}
                    className="ml-auto min-h-8 text-13 text-harbour hover:text-harbour-hover pointer-coarse:min-h-11"
                  >
                    {t('nextGap')}{' '}
                    <kbd className="rounded-tag border border-line px-1 text-11 text-ink-3 max-lg:hidden">
                      {gapKey}
                    </kbd>
                  </button>
                )}
              </LanguageHeads>
            </div>
            <div className="mx-auto max-w-260">{children}</div>
          </div>
          <aside
            aria-label={t('preview')}
            className="hidden w-104 shrink-0 border-l border-line bg-sand-2 xl:block"
          >
            <div className="sticky top-16 max-h-[calc(100dvh-64px)] overflow-y-auto">{side}</div>
          </aside>
        </div>
        <div className="surface sticky bottom-[calc(var(--h-tabbar)+var(--safe-bottom))] z-(--z-shell) flex gap-2 border-t border-line px-(--gutter) py-2 lg:hidden">
          <button
            type="button"
            onClick={() => open('preview')}
            className="min-h-12 rounded-control border border-line-2 px-5 text-14"
          >
            {t('preview')}
          </button>
          <PublishButton className="min-h-12 flex-1" />
        </div>
        <Sheet open={isOver} onClose={() => setIsOver(false)} title={t(titles[view])} closeText={t('close')}>
          <div className="-mx-4">{side}</div>
        </Sheet>
      </div>
    </EditingContext>
  )
}

/** Of the record's pictures, and of those that came since it was read. */
function useAddresses({ files }: ContentRecord) {
  const [added, setAdded] = useState<readonly DeskFile[]>([])
  const addresses = new Map([...added, ...files].map(({ path, url }) => [path, url]))
  return {
    addressOf: (path: string) => addresses.get(path) ?? '',
    addFile: (file: DeskFile) => setAdded((before) => [...before, file]),
  }
}

const gapKey = 'F8'
const titles = { preview: 'preview', changes: 'changes', versions: 'versions' } as const

interface LanguageHeadsProps {
  shares: { zh: number; en: number }
  shown: 'zh' | 'en'
  onShow: (language: 'zh' | 'en') => void
  children: ReactNode
}

/** Above the columns on a wide screen; on a phone the choice of the one that is shown. */
function LanguageHeads({ shares, shown, onShow, children }: LanguageHeadsProps) {
  const t = useText(contentTexts)
  const names = { zh: t('chinese'), en: t('english') }
  return (
    <>
      <div className="hidden items-center gap-x-3 text-13 lg:grid lg:grid-cols-[116px_minmax(0,1fr)_minmax(0,1fr)]">
        <span />
        {(['zh', 'en'] as const).map((language) => (
          <span key={language} className="flex items-center gap-2">
            <b>{names[language]}</b>
            <CoverageRing share={shares[language]} />
            <span className={classNames(shares[language] === 100 ? 'text-leaf' : 'text-amber-ink')}>
              {`${shares[language]}%`}
            </span>
            {language === 'en' && children}
          </span>
        ))}
      </div>
      <div className="flex items-center gap-2 lg:hidden">
        <Segment
          label={t('shownLanguage')}
          look="sand"
          value={shown}
          onChange={onShow}
          options={(['zh', 'en'] as const).map((language) => ({
            value: language,
            text: `${names[language]} ${`${shares[language]}%`}`,
            label: `${names[language]} ${`${shares[language]}%`}`,
          }))}
        />
        {children}
      </div>
    </>
  )
}
