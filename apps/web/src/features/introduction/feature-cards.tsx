import { useText } from '@tradefloor/ui'
import { type LucideIcon, MessagesSquare, Presentation, Radio, Store } from 'lucide-react'
import { introductionTexts } from './texts.ts'

const features = [
  { title: 'exhibition', text: 'exhibitionText', Icon: Store, colour: 'bg-harbour-light text-harbour' },
  { title: 'negotiation', text: 'negotiationText', Icon: MessagesSquare, colour: 'bg-leaf-light text-leaf' },
  { title: 'live', text: 'liveText', Icon: Radio, colour: 'bg-coral-light text-coral-ink' },
  { title: 'conference', text: 'conferenceText', Icon: Presentation, colour: 'bg-tide-light text-tide-ink' },
] as const satisfies readonly { Icon: LucideIcon; [name: string]: unknown }[]

/** What the platform does, in four cards. */
export function FeatureCards({ layout }: { layout: 'row' | 'column' }) {
  const t = useText(introductionTexts)
  return (
    <ul className={layout === 'row' ? 'grid grid-cols-2 gap-5 xl:grid-cols-4' : 'grid gap-3 sm:grid-cols-2'}>
      {features.map(({ title, text, Icon, colour }) => (
        <li key={title} className="rounded-card border border-line bg-white p-5 shadow-card">
          <span className={`grid size-11 place-items-center rounded-row ${colour}`}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
          </span>
          <h3 className="mt-3 text-18 font-bold">{t(title)}</h3>
          <p className="mt-1 text-ink-2">{t(text)}</p>
        </li>
      ))}
    </ul>
  )
}
