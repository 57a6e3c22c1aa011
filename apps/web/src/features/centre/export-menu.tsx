import { buttonClasses, MenuButton, useNotice, useText } from '@tradefloor/ui'
import { Download } from 'lucide-react'
import { type CardsFormat, useExportCards } from './card-holder-queries.ts'
import { cardHolderTexts } from './card-holder-texts.ts'
import { centreTexts } from './texts.ts'

const formats: readonly { format: CardsFormat; text: 'asVcard' | 'asCsv'; hint: 'vcardHint' | 'csvHint' }[] =
  [
    { format: 'vcf', text: 'asVcard', hint: 'vcardHint' },
    { format: 'csv', text: 'asCsv', hint: 'csvHint' },
  ]

/** All received cards as a file, in one of two formats. */
export function ExportMenu() {
  const t = useText(cardHolderTexts)
  const centre = useText(centreTexts)
  const notice = useNotice()
  const exporting = useExportCards()
  return (
    <MenuButton
      text={t('export')}
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      className={buttonClasses('secondary')}
      panelClassName="right-0 left-auto! mt-1! w-64"
    >
      {(close) =>
        formats.map(({ format, text, hint }) => (
          <button
            key={format}
            type="button"
            onClick={() => {
              close()
              if (exporting.isPending) return
              exporting.mutate(format, {
                onSuccess: () => notice({ tone: 'success', text: centre('exported') }),
                onError: (error) => notice({ tone: 'warning', text: error.message }),
              })
            }}
            className="block w-full rounded-row px-3 py-2 text-left hover:bg-sand-2"
          >
            <span className="block font-bold">{t(text)}</span>
            <span className="block text-12 text-ink-3">{t(hint)}</span>
          </button>
        ))
      }
    </MenuButton>
  )
}
