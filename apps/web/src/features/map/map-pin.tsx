import { LocalName, type LocalText } from '@tradefloor/ui'
import type { LucideIcon } from 'lucide-react'

interface MapPinProps {
  Icon: LucideIcon
  name: LocalText
  second?: LocalText
}

/** What stands over an island. The link around it is the group it follows. */
export function MapPin({ Icon, name, second }: MapPinProps) {
  return (
    <span className="surface relative flex min-h-11 items-center gap-2 rounded-pill py-1 pr-4 pl-1.5 shadow-pop transition-colors duration-(--dur-control) after:absolute after:top-full after:left-1/2 after:-mt-1.5 after:size-3 after:-translate-x-1/2 after:rotate-45 after:bg-inherit group-hover:bg-harbour-light">
      <span className="grid size-8 shrink-0 place-items-center rounded-pill bg-harbour text-white">
        <Icon size={17} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="relative z-1 max-w-40 min-[1280px]:max-w-64">
        <span className="line-clamp-2 text-13 leading-[1.125rem] font-bold min-[1280px]:line-clamp-1 min-[1280px]:text-14 min-[1280px]:leading-[1.25rem]">
          <LocalName name={name} />
        </span>
        {second && (
          <span className="hidden truncate text-11 leading-[1rem] text-ink-3 min-[1280px]:block">
            <LocalName name={second} />
          </span>
        )}
      </span>
    </span>
  )
}
