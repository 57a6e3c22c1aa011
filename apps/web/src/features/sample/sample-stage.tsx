import { classNames, inLanguage, useLanguage, useText } from '@tradefloor/ui'
import { sampleCompany } from './company.ts'
import { panels } from './panels.ts'
import { SampleLogo } from './sample-logo.tsx'
import { sampleTexts } from './texts.ts'

/** The booth as a visitor first sees it, its rails numbered like the cards below. */
export function SampleStage() {
  const t = useText(sampleTexts)
  const { language } = useLanguage()
  return (
    <div className="relative aspect-3/4 overflow-hidden rounded-sheet bg-harbour-deep shadow-sheet sm:aspect-[1200/570]">
      <img src={sampleCompany.scene} alt={t('sceneAlt')} className="size-full object-cover" />
      <div className="glass absolute top-4 left-4 flex max-w-[calc(100%-32px)] items-center gap-3 rounded-row p-1.5 pr-4">
        <SampleLogo className="size-10" />
        <div className="min-w-0 hyphens-auto wrap-anywhere">
          <p className="text-15 font-bold">{inLanguage(sampleCompany.name, language).text}</p>
          <p className="text-12 text-on-glass-2">{t('boothNo')}</p>
        </div>
      </div>
      <Rail side="left" />
      <Rail side="right" />
    </div>
  )
}

function Rail({ side }: { side: 'left' | 'right' }) {
  const t = useText(sampleTexts)
  const from = side === 'left' ? 0 : 3
  return (
    <ol
      start={from + 1}
      aria-hidden
      className={classNames(
        // A picture of a booth with numbers; where letters are large the cards below say the same.
        'glass absolute bottom-5 grid w-21 gap-1 rounded-dock p-1.5 in-[:lang(en)]:w-25 max-[17.5rem]:hidden',
        side === 'left' ? 'left-4' : 'right-4',
      )}
    >
      {panels.slice(from, from + 3).map(({ name, Icon }, index) => (
        <li
          key={name}
          className="relative grid justify-items-center gap-1 rounded-row px-1 py-2 text-center text-12"
        >
          <Icon size={20} strokeWidth={1.75} />
          {t(name)}
          <PanelNumber value={from + index + 1} className="absolute -top-1 right-0" />
        </li>
      ))}
    </ol>
  )
}

export function PanelNumber({ value, className }: { value: number; className?: string }) {
  return (
    <span
      className={classNames(
        'grid size-5.5 place-items-center rounded-pill bg-amber text-12 font-bold text-ink',
        className,
      )}
    >
      {value}
    </span>
  )
}
