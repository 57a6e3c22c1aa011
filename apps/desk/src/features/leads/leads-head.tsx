import { Button, useNotice, useText } from '@tradefloor/ui'
import { ContactRound, Download } from 'lucide-react'
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
  const notice = useNotice()
  const exporting = useExportLeads(choice)
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }
  const exportAs = (format: 'csv' | 'vcf') =>
    exporting.mutate(format, {
      onSuccess: () => notice({ tone: 'success', text: t('exported') }),
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-3 border-b border-line px-(--gutter) py-2 lg:px-6">
      <h1 className="text-20 font-bold">{t('title')}</h1>
      <p role="status" className="text-13 text-ink-3">
        {count !== undefined && t('summary', { count })}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        <Button
          icon={<ContactRound {...icon} />}
          disabled={!count}
          busy={exporting.isPending && exporting.variables === 'vcf'}
          onClick={() => exportAs('vcf')}
        >
          {t('exportVcards')}
        </Button>
        <Button
          icon={<Download {...icon} />}
          disabled={!count}
          busy={exporting.isPending && exporting.variables === 'csv'}
          onClick={() => exportAs('csv')}
        >
          {t('exportCsv')}
        </Button>
      </div>
    </header>
  )
}
