import type { Exhibition } from '@tradefloor/contract'
import type { DeskPanel } from '../../shared/go/spots.ts'
import { ContactForm } from './contact-form.tsx'
import { Documents } from './documents.tsx'
import { Programme } from './programme.tsx'

/** What a panel of the information desk has in it, on either device. */
export function DeskContent({ panel, exhibition }: { panel: DeskPanel; exhibition: Exhibition }) {
  switch (panel) {
    case 'relation':
      return <ContactForm exhibitionId={exhibition.id} />
    case 'rcap':
      return <Programme exhibition={exhibition} />
    case 'consultPdf':
      return <Documents exhibition={exhibition} />
  }
}
