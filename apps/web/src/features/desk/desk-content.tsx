import type { Exhibition } from '@tradefloor/contract'
import type { DeskPanel, Device } from '@tradefloor/rules'
import { Loading, useText } from '@tradefloor/ui'
import { lazy, Suspense } from 'react'
import { agendaSkeleton } from '../../domains/agenda/agenda-skeleton.tsx'
import { ContactForm } from '../../domains/enquiry/contact-form.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { Documents } from './documents.tsx'

// With the programme come its clocks and its player: for who opens it.
const Programme = lazy(() => import('./programme.tsx'))

interface DeskContentProps {
  panel: DeskPanel
  exhibition: Exhibition
  device: Device
}

/** What a panel of the information desk has in it, on either device. */
export function DeskContent({ panel, exhibition, device }: DeskContentProps) {
  const t = useText(pageTexts)
  switch (panel) {
    case 'relation':
      return <ContactForm exhibitionId={exhibition.id} />
    case 'rcap':
      return (
        <Suspense fallback={<Loading label={t('loading')}>{agendaSkeleton}</Loading>}>
          <Programme exhibition={exhibition} device={device} />
        </Suspense>
      )
    case 'consultPdf':
      return <Documents exhibition={exhibition} device={device} />
  }
}
