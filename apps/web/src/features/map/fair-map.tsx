import { classNames, useText } from '@tradefloor/ui'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { fly, planeAtRest } from './fly.ts'
import { chart, pavilionIslands } from './islands.ts'
import { SeaChart } from './sea-chart.tsx'
import { mapTexts } from './texts.ts'
import { Plane } from './vessels.tsx'

interface FairMapProps {
  /** Where the plane lands. */
  home: string
  /** What stands over the islands, in their order; islands without anything stay without a name. */
  pins: readonly { key: string; content: ReactNode }[]
}

const whole = '@container absolute top-1/2 left-1/2 aspect-video w-[max(100vw,177.78dvh)] -translate-1/2'

const at = ({ x, y }: { x: number; y: number }) => ({
  left: `${(100 * x) / chart.width}%`,
  top: `${(100 * y) / chart.height}%`,
})

/** The sea, the islands and the plane. The chart keeps its shape and covers the window; its middle is always seen. */
export function FairMap({ home, pins }: FairMapProps) {
  const t = useText(mapTexts)
  return (
    <div className="absolute inset-0 overflow-hidden bg-[#0f4f9e]">
      <div className={whole}>
        <SeaChart />
      </div>
      {/* Behind the words of the page, and not over what is pressed. */}
      <div className="absolute inset-0 bg-[radial-gradient(620px_230px_at_90px_170px,rgb(6_40_98/.6),rgb(6_40_98/.42)_50%,transparent_94%)]" />
      <div className={whole}>
        <ul aria-label={t('pavilions')}>
          {pavilionIslands.map((island, index) => {
            const pin = pins[index]
            return (
              pin && (
                <li
                  key={pin.key}
                  style={at({ x: island.x, y: island.y - island.ry - 4 })}
                  className="absolute -translate-x-1/2 -translate-y-full"
                >
                  {pin.content}
                </li>
              )
            )
          })}
        </ul>
        <WayHome home={home} />
      </div>
    </div>
  )
}

/** The plane is the way home; the words below it say so. */
function WayHome({ home }: { home: string }) {
  const t = useText(mapTexts)
  const navigate = useNavigate()
  const box = useRef<HTMLAnchorElement>(null)
  const plane = useRef<HTMLSpanElement>(null)
  const [isFlying, setFlying] = useState(false)
  const takeOff = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !box.current || !plane.current) return
    event.preventDefault()
    if (isFlying) return
    setFlying(true)
    await fly(box.current, plane.current)
    navigate(home)
  }
  return (
    <Link
      ref={box}
      to={home}
      onClick={takeOff}
      style={planeAtRest.place}
      className="group absolute z-2 grid -translate-x-1/2 translate-y-[min(-3.8cqw,-46px)] justify-items-center rounded-card px-5 outline-none"
    >
      <span ref={plane} style={planeAtRest.attitude} className="block w-[max(8.6cqw,104px)] drop-shadow-lg">
        <span className={classNames('block', !isFlying && 'chart-hover')}>
          <Plane />
        </span>
      </span>
      <span
        className={classNames(
          'mt-1 flex min-h-11 items-center rounded-pill bg-harbour px-5 text-15 font-bold whitespace-nowrap text-white shadow-pop transition-[background,opacity] duration-(--dur-control)',
          'outline-offset-3 outline-white group-hover:bg-harbour-hover group-focus-visible:outline-3',
          isFlying && 'opacity-0',
        )}
      >
        {t('fly')}
      </span>
    </Link>
  )
}
