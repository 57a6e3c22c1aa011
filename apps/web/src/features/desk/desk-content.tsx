import type { Exhibition } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import type { DeskPanel } from '../../shared/go/spots.ts'
import { ContactForm } from './contact-form.tsx'
import { Documents } from './documents.tsx'
import { Programme } from './programme.tsx'

interface DeskContentProps {
  panel: DeskPanel
  exhibition: Exhibition
  device: Device
}

/** What a panel of the information desk has in it, on either device. */
export function DeskContent({ panel, exhibition, device }: DeskContentProps) {
  switch (panel) {
    case 'relation':
      return <ContactForm exhibitionId={exhibition.id} />
    case 'rcap':
      return <Programme exhibition={exhibition} />
    case 'consultPdf':
      return <Documents exhibition={exhibition} device={device} />
  }
}
