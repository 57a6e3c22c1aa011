import { classNames } from '@tradefloor/ui'

/** How much of the texts is there, as a ring; the number stands beside it in words. */
export function CoverageRing({ share }: { share: number }) {
  const around = 2 * Math.PI * 6
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden
      className={classNames('size-4 shrink-0 -rotate-90', share === 100 ? 'text-leaf-dot' : 'text-amber')}
    >
      <circle cx="8" cy="8" r="6" fill="none" strokeWidth="3.5" className="stroke-current opacity-25" />
      <circle
        cx="8"
        cy="8"
        r="6"
        fill="none"
        strokeWidth="3.5"
        className="stroke-current"
        strokeDasharray={`${(around * share) / 100} ${around}`}
      />
    </svg>
  )
}
