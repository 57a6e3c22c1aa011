import { classNames, useText } from '@tradefloor/ui'
import { introductionTexts } from './texts.ts'

/** The headline over water. */
export function IntroductionHero({ layout }: { layout: 'wide' | 'phone' }) {
  const t = useText(introductionTexts)
  const wide = layout === 'wide'
  return (
    <div
      className={classNames(
        'relative overflow-hidden bg-linear-135 from-harbour-deep from-10% via-harbour via-70% to-tide-ink text-white',
        wide ? 'px-8 pt-32 pb-36' : 'px-4 pt-[calc(20px+var(--safe-top))] pb-20',
      )}
    >
      <svg
        viewBox="0 0 1440 320"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        focusable="false"
        className="absolute inset-0 size-full"
      >
        <linearGradient id="wave-fade" gradientUnits="userSpaceOnUse" x1="520" x2="1100">
          <stop stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity=".2" />
        </linearGradient>
        <g fill="none" stroke="url(#wave-fade)" strokeWidth="2">
          <path d="M520 250c160-120 300-120 460 0s300 120 460 0" />
          <path d="M520 290c160-120 300-120 460 0s300 120 460 0" />
          <path d="M520 210c160-120 300-120 460 0s300 120 460 0" />
          <path d="M520 170c160-120 300-120 460 0s300 120 460 0" />
        </g>
      </svg>
      <div className={classNames('relative', wide && 'mx-auto max-w-290')}>
        <p className="text-13 text-white/85">{t('title')}</p>
        <h1 className={classNames('mt-1 font-bold text-balance', wide ? 'text-40' : 'text-24')}>
          {t('headline')}
        </h1>
        <p className={classNames('mt-3 text-white/90', wide ? 'max-w-160 text-16' : 'text-14')}>
          {t('lead')}
        </p>
      </div>
    </div>
  )
}
