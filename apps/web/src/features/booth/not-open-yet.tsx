import type { Company } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { Info } from 'lucide-react'
import { Contact } from './contact.tsx'
import { panelMessages } from './panel-messages.ts'

interface NotOpenYetProps {
  company: Company
  touch?: boolean
}

/** How to reach the exhibitor all the same. */
export function NotOpenYet({ company, touch }: NotOpenYetProps) {
  const t = useText(panelMessages)
  return (
    <>
      <div className="mb-2 flex gap-3 rounded-card bg-harbour-light p-4">
        <Info size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-harbour" />
        <div>
          <p className="font-bold">{t('noChat')}</p>
          <p className="text-13 text-ink-2">{t('meanwhile')}</p>
        </div>
      </div>
      <Contact company={company} touch={touch} />
    </>
  )
}
