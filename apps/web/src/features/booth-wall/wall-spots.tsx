import type { BoothWallSlide } from '@tradefloor/contract'
import { addressOf, boothQuery, boothSpot } from '@tradefloor/rules'
import { classNames, inLanguage, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { Store } from 'lucide-react'
import { Link } from 'react-router'
import { wallTexts } from './texts.ts'

type Hotspot = BoothWallSlide['hotspots'][number]

const percent = (share: number) => `${share * 100}%`

const place = ({ x, y, width, height }: Hotspot) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
})

const area =
  'group absolute flex items-end justify-center rounded-card outline-offset-4! transition-[background-color,box-shadow] duration-(--dur-control) hover:bg-white/12 hover:shadow-[inset_0_0_0_3px_white] [--ring:white]'

/** The booths on one picture. Each is its whole area, and a pin at its foot. */
export function WallSpots({ hotspots, reachable }: { hotspots: readonly Hotspot[]; reachable: boolean }) {
  const t = useText(wallTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  return hotspots.map((hotspot) => {
    const { name: names, company_id, exhibition_id, instance_id } = hotspot
    const name = inLanguage({ zh: names.cn, en: names.en }, language).text || t('noName')
    const common = {
      tabIndex: reachable ? undefined : -1,
      style: place(hotspot),
      className: area,
      children: <Pin name={name} />,
    }
    const key = `${hotspot.x} ${hotspot.y}`
    // A stand that nobody has taken, or whose company has gone.
    if (company_id < 1)
      return (
        <button
          key={key}
          type="button"
          {...common}
          onClick={() => notice({ tone: 'info', text: t('noBooth') })}
        />
      )
    const ids = { companyId: company_id, exhibitionId: exhibition_id, instanceId: instance_id }
    return (
      <Link
        key={key}
        to={addressOf(boothSpot.desktop, boothQuery(ids))}
        aria-label={t('enter', { name })}
        {...common}
      />
    )
  })
}

function Pin({ name }: { name: string }) {
  return (
    <span
      className={classNames(
        'surface pointer-events-none mb-[4%] flex max-w-[calc(100%-16px)] items-center gap-2 rounded-pill py-1.5 pr-4 pl-1.5 shadow-pop',
        'transition-colors duration-(--dur-control) group-hover:bg-harbour group-hover:text-white group-focus-visible:bg-harbour group-focus-visible:text-white',
      )}
    >
      <span className="grid size-7.5 shrink-0 place-items-center rounded-pill bg-harbour text-white group-hover:bg-white group-hover:text-harbour group-focus-visible:bg-white group-focus-visible:text-harbour">
        <Store size={17} strokeWidth={2} aria-hidden />
      </span>
      <span className="line-clamp-2 text-left text-13 leading-[1.125rem] font-bold">{name}</span>
    </span>
  )
}
