import { classNames } from '@tradefloor/ui'
import { Sailboat } from 'lucide-react'

/** The boat that the sample's booth shows in the scene, too. */
export function SampleLogo({ className }: { className: string }) {
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center rounded-control bg-white text-tide-ink',
        className,
      )}
    >
      <Sailboat size={24} strokeWidth={1.75} aria-hidden />
    </span>
  )
}
