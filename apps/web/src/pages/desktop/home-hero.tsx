import { classNames, useText } from '@tradefloor/ui'
import { exhibitorsOf } from '../../features/exhibitions/exhibition-text.ts'
import { useExhibitionList } from '../../features/exhibitions/queries.ts'
import { desktopTexts } from './texts.ts'

/** Only figures that were counted: nothing stands here while they are unknown. */
export function HomeHero() {
  const t = useText(desktopTexts)
  const { data } = useExhibitionList('homeHeld')
  const exhibitors = data && exhibitorsOf(data)
  return (
    <div
      className={classNames(
        'scene-part pointer-events-none absolute top-20 left-6 z-(--z-shell) max-w-107 roomy:top-28 roomy:left-12',
        'text-white [text-shadow:0_1px_2px_rgb(6_30_74/.55),0_2px_18px_rgb(6_30_74/.55)]',
        // Beside a list, which is light, and where there is room for it.
        'group-has-[[data-seen=list]]/home:text-ink group-has-[[data-seen=list]]/home:[text-shadow:none]',
        'max-[1500px]:group-has-[[data-seen=list]]/home:opacity-0',
      )}
    >
      <h1 className="text-24 font-bold tracking-[0.01em] roomy:text-40">
        <span className="roomy:block">{t('heroFirst')}</span>{' '}
        <span className="roomy:block">{t('heroSecond')}</span>
      </h1>
      {data && data.length > 0 && (
        <p className="glass mt-2 flex w-fit items-center rounded-pill px-3.5 py-1 text-14 text-shadow-none group-has-[[data-seen=list]]/home:text-white roomy:mt-2.5 roomy:text-16">
          {t('heldNow', { count: data.length })}
          {exhibitors !== undefined && (
            <>
              <span aria-hidden className="mx-2 size-[3px] rounded-pill bg-current opacity-60" />
              {t('exhibitors', { count: exhibitors })}
            </>
          )}
        </p>
      )}
    </div>
  )
}
