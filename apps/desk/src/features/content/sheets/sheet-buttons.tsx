import { useText } from '@tradefloor/ui'
import { ExportButton } from '../../../shared/export-button.tsx'
import { useExportProducts } from './queries.ts'
import { sheetTexts } from './texts.ts'

/** The products as a spreadsheet. A phone has no program for it that is worth the room. */
export function SheetButtons({ hasProducts }: { hasProducts: boolean }) {
  const t = useText(sheetTexts)
  const workbook = useExportProducts('xlsx')
  const csv = useExportProducts('csv')
  if (!hasProducts) return null
  return (
    <span className="contents max-sm:hidden">
      <ExportButton text={t('exportXlsx')} done={t('exported')} disabled={false} exporting={workbook} />
      <ExportButton text={t('exportCsv')} done={t('exported')} disabled={false} exporting={csv} />
    </span>
  )
}
