import { IconButton, useLanguage } from '@tradefloor/ui'
import { Languages, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { offerAnswered } from './use-english-offer.ts'

/** Of no catalogue: they are for readers of English while the page is in Chinese. */
const words = { region: 'Language', view: 'View this site in English', keep: 'Keep Chinese' }

interface EnglishOfferProps {
  onAnswered: () => void
}

/** For a reader who may know no Chinese: one line, in English whatever the page is in. */
export default function EnglishOffer({ onAnswered }: EnglishOfferProps): ReactNode {
  const { setLanguage } = useLanguage()
  const answer = (isTaken: boolean) => () => {
    offerAnswered.set(true)
    if (isTaken) setLanguage('en')
    onAnswered()
  }
  return (
    <section
      lang="en"
      aria-label={words.region}
      className="flex items-center justify-center gap-1 border-b border-line bg-harbour-light pr-1 pl-12"
    >
      <button
        type="button"
        onClick={answer(true)}
        className="flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 text-14 font-bold text-harbour [--ring-offset:-4px] hover:text-harbour-hover"
      >
        <Languages size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {words.view}
      </button>
      <IconButton
        size={44}
        label={words.keep}
        icon={<X size={18} strokeWidth={1.75} aria-hidden />}
        onClick={answer(false)}
        className="text-ink-2"
      />
    </section>
  )
}
