import { Button, classNames, useText } from '@tradefloor/ui'
import { CopyPlus, TriangleAlert } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { fieldIn, useEditing, valueIn } from './editor-context.tsx'
import { cellId, languageOf } from './record-fields.ts'
import { contentTexts } from './texts.ts'

interface TextCellProps {
  /** name.zh, or website. */
  field: string
  /** What it is, for whoever does not see the row. */
  label: string
  lines?: number | undefined
  type?: 'email' | 'tel' | 'url' | undefined
  inputMode?: 'decimal'
  className?: string
}

const frame =
  'block w-full rounded-control border bg-white px-3 text-14 text-ink placeholder:text-ink-3 pointer-coarse:text-16'

/** One cell of the format to type in: its counter, its gap and its fault stand with it. */
export function TextCell({ field, label, lines = 1, type, inputMode, className }: TextCellProps) {
  const t = useText(contentTexts)
  const { editor, state, focus } = useEditing()
  const { value, max, problem, conflict } = fieldIn(state, field)
  const id = cellId(field)
  const language = languageOf(field)
  const gap = useGap(field)
  const own = {
    id,
    value,
    'aria-label': label,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem || gap ? `${id}-said` : undefined,
    lang: language === 'zh' ? 'zh-CN' : language,
    placeholder: gap ? t('noText', { language: gap.language }) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      editor.set(field, target.value),
    onFocus: () => {
      editor.focus(field)
      focus(field)
    },
    onBlur: () => editor.blur(),
  }
  const look = classNames(
    frame,
    problem
      ? 'border-coral-fill'
      : conflict
        ? 'border-amber'
        : gap
          ? 'border-dashed border-amber bg-amber-light/40'
          : 'border-line-2 hover:border-harbour',
  )
  const isLong = max > 0 && value.length > max * 0.7
  return (
    <div className={classNames('min-w-0', className)}>
      <div className="relative">
        {lines > 1 ? (
          <GrowingArea {...own} rows={lines} className={classNames(look, 'resize-none py-2 leading-5.5')} />
        ) : (
          <input
            {...own}
            type={type ?? 'text'}
            inputMode={inputMode}
            autoComplete="off"
            className={classNames(look, 'h-9 pointer-coarse:h-11')}
          />
        )}
        {gap && (
          <Button
            size={32}
            look="quiet"
            className="absolute right-1 bottom-0.5 bg-transparent px-2!"
            icon={<CopyPlus size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => {
              editor.set(field, valueIn(state, gap.from))
              document.getElementById(id)?.focus()
            }}
          >
            {t('startFrom', { language: gap.other })}
          </Button>
        )}
      </div>
      <div id={`${id}-said`} aria-live="polite" className="text-12">
        {problem && <p className="mt-1 text-coral-ink">{problem}</p>}
        {!problem && gap && (
          <p className="mt-1 flex items-start gap-1 text-amber-ink">
            <TriangleAlert size={13} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
            {t('missingField', { language: gap.language, other: gap.language, shown: gap.other })}
          </p>
        )}
        {isLong && (
          <p
            className={classNames('mt-0.5 text-right', value.length > max ? 'text-coral-ink' : 'text-ink-3')}
          >
            {`${value.length}/${max}`}
          </p>
        )}
      </div>
    </div>
  )
}

/** The text is there in the other language only. */
function useGap(field: string) {
  const t = useText(contentTexts)
  const { state } = useEditing()
  const language = languageOf(field)
  if (!language || valueIn(state, field).trim()) return undefined
  const from = field.replace(/(zh|en)$/, language === 'zh' ? 'en' : 'zh')
  if (!valueIn(state, from).trim()) return undefined
  const names = { zh: t('chinese'), en: t('english') }
  return { from, language: names[language], other: names[language === 'zh' ? 'en' : 'zh'] }
}

/** As high as what is in it, also after it was hidden or its column became another. */
function GrowingArea(props: ComponentProps<'textarea'>) {
  const area = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows its text
  useLayoutEffect(() => fitHeight(area.current), [props.value])
  useEffect(() => {
    const element = area.current
    if (!element) return
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      fitHeight(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <textarea {...props} ref={area} />
}

/** Nothing is known of one that is not shown. */
function fitHeight(element: HTMLTextAreaElement | null) {
  if (!element) return
  element.style.height = 'auto'
  if (element.clientWidth > 0) element.style.height = `${element.scrollHeight + 2}px`
}
