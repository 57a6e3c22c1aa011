import { useText } from '@tradefloor/ui'
import { ChevronRight } from 'lucide-react'
import { ExhibitionRows } from './exhibition-rows.tsx'
import { useExhibitionList } from './queries.ts'
import { exhibitionTexts } from './texts.ts'

/** The side panel of the home: what is being held now. */
export function HeldPanel({ onAll }: { onAll: () => void }) {
  const t = useText(exhibitionTexts)
  const held = useExhibitionList('homeHeld')
  return (
    <section
      aria-labelledby="held-panel-title"
      className="glass-dense flex max-h-[min(100%,540px)] compact:max-h-80 flex-col rounded-sheet p-2"
    >
      <header className="flex shrink-0 items-center gap-2 px-3 pt-1.5 pb-1">
        <h2 id="held-panel-title" className="text-16 font-bold">
          {t('held')}
        </h2>
        {held.data && (
          <span className="text-13 text-on-glass-2">{t('fairs', { count: held.data.length })}</span>
        )}
        <button
          type="button"
          onClick={onAll}
          className="-mr-2 ml-auto flex h-9 items-center gap-1 rounded-control px-2 text-13 text-[#b9d2ff] hover:text-white"
        >
          {t('all')}
          <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
        </button>
      </header>
      <ExhibitionRows
        list="homeHeld"
        on="glass"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-4 [mask-image:linear-gradient(#000_calc(100%-32px),transparent)]"
      />
    </section>
  )
}
