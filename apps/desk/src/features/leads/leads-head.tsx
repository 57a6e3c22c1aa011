import { type LeadFormat, leadLimits } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { ContactRound } from 'lucide-react'
import { ExportButton } from '../../shared/export-button.tsx'
import { type LeadChoice, useExportLeads } from './queries.ts'
import { leadTexts } from './texts.ts'

interface LeadsHeadProps {
  /** How many the choice has; undefined while it is not known. */
  count: number | undefined
  choice: LeadChoice
}

/** How many leads there are, and the way to take them along. */
export function LeadsHead({ count, choice }: LeadsHeadProps) {
  const t = useText(leadTexts)
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-3 border-b border-line px-(--gutter) py-2 lg:px-6">
      <h1 className="text-20 font-bold">{t('title')}</h1>
      <p role="status" className="text-13 text-ink-3">
        {count !== undefined && t('summary', { count })}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        <ExportAs format="vcf" count={count} choice={choice} />
        <span className="contents max-sm:hidden">
          <ExportAs format="xlsx" count={count} choice={choice} />
        </span>
        <ExportAs format="csv" count={count} choice={choice} />
      </div>
    </header>
  )
}

const names = { vcf: 'exportVcards', xlsx: 'exportXlsx', csv: 'exportCsv' } as const

function ExportAs({ format, count = 0, choice }: LeadsHeadProps & { format: LeadFormat }) {
  const t = useText(leadTexts)
  const exporting = useExportLeads(choice, format)
  const most = leadLimits.exported
  return (
    <ExportButton
      text={t(names[format])}
      done={count > most ? t('exportedFirst', { most, count }) : t('exported')}
      disabled={count === 0}
      exporting={exporting}
      {...(format === 'vcf' && { icon: <ContactRound size={16} strokeWidth={1.75} aria-hidden /> })}
    />
  )
}
