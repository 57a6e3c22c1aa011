import type { ProductSheet } from '@tradefloor/contract'
import { Button, classNames, useLanguage, useText } from '@tradefloor/ui'
import { FileSpreadsheet, Upload } from 'lucide-react'
import { useRef } from 'react'
import { useFileDrop } from '../pictures/use-file-drop.ts'
import { dayAndTime } from '../times.ts'
import { sheetTexts } from './texts.ts'

interface SheetDropProps {
  file: File | undefined
  sheet: ProductSheet | undefined
  isBusy: boolean
  onFile: (file: File) => void
}

const types = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Takes a spreadsheet by choosing or by dropping it; once there is one, says which. */
export function SheetDrop({ file, sheet, isBusy, onFile }: SheetDropProps) {
  const t = useText(sheetTexts)
  const input = useRef<HTMLInputElement>(null)
  const { isOver, place } = useFileDrop(([first]) => first && !isBusy && onFile(first))
  return (
    <section
      {...place}
      aria-label={t('dropTitle')}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-dashed bg-white',
        file ? 'px-4 py-3.5' : 'px-6 py-8',
        isOver ? 'border-harbour bg-harbour-light' : 'border-line-2',
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-row bg-harbour-light text-harbour">
        <FileSpreadsheet size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <div className="min-w-60 flex-1">{file ? <ChosenFile file={file} sheet={sheet} /> : <Rules />}</div>
      <input
        ref={input}
        type="file"
        accept={types}
        className="sr-only"
        tabIndex={-1}
        aria-label={t('choose')}
        onChange={({ target }) => {
          const [first] = target.files ?? []
          if (first) onFile(first)
          // The same file again, when it was mended meanwhile.
          target.value = ''
        }}
      />
      <Button
        look={file ? 'secondary' : 'primary'}
        icon={<Upload size={16} strokeWidth={1.75} aria-hidden />}
        busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {t(file ? 'chooseAnother' : 'choose')}
      </Button>
    </section>
  )
}

function Rules() {
  const t = useText(sheetTexts)
  return (
    <>
      <p className="text-15 font-bold">{t('dropTitle')}</p>
      <p className="mt-0.5 text-13 text-ink-2">{t('dropHint')}</p>
      <ul className="mt-2 grid list-disc gap-0.5 pl-4.5 text-13 text-ink-3">
        {(['ruleEdit', 'ruleNew', 'ruleEmpty'] as const).map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </>
  )
}

function ChosenFile({ file, sheet }: { file: File; sheet: ProductSheet | undefined }) {
  const t = useText(sheetTexts)
  const { language } = useLanguage()
  const facts = sheet && [
    sheet.rows > 0 ? t('size', { size: sizeText(file.size), rows: sheet.rows }) : sizeText(file.size),
    sheet.exported_at && t('comparedWith', { time: dayAndTime(new Date(sheet.exported_at), language) }),
  ]
  return (
    <>
      <p className="text-14 font-bold break-all">{file.name}</p>
      <p className="text-12 text-ink-3">{facts ? facts.filter(Boolean).join(' · ') : sizeText(file.size)}</p>
    </>
  )
}

const sizeText = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
