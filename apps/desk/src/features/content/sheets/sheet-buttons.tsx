import { buttonClasses, useText } from '@tradefloor/ui'
import { FileSpreadsheet } from 'lucide-react'
import { Link } from 'react-router'
import { places } from '../../../shared/addresses.ts'
import { ExportButton } from '../../../shared/export-button.tsx'
import { useExportProducts } from './queries.ts'
import { sheetTexts } from './texts.ts'

/** The products and the way back. A phone has no program for spreadsheets that is worth the room. */
export function SheetButtons({ hasProducts }: { hasProducts: boolean }) {
  const t = useText(sheetTexts)
  return (
    <span className="contents max-sm:hidden">
      {hasProducts && <ExportButtons />}
      <Link to={places.sheet} className={buttonClasses()}>
        <FileSpreadsheet size={16} strokeWidth={1.75} aria-hidden />
        {t('import')}
      </Link>
    </span>
  )
}

/** All products of the company, for a spreadsheet program. */
export function ExportButtons() {
  const t = useText(sheetTexts)
  const workbook = useExportProducts('xlsx')
  const csv = useExportProducts('csv')
  return (
    <>
      <ExportButton text={t('exportXlsx')} done={t('exported')} disabled={false} exporting={workbook} />
      <ExportButton text={t('exportCsv')} done={t('exported')} disabled={false} exporting={csv} />
    </>
  )
}
