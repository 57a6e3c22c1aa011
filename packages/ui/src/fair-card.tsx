import { Calendar, MapPin } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useHeading } from './heading-level.tsx'
import type { LocalText } from './language/in-language.ts'
import { LocalName } from './language/local-name.tsx'
import { Picture } from './picture.tsx'
import { SkeletonBlock } from './skeleton.tsx'
import { Tag } from './tag.tsx'

/** Puts the given content into a link of the app's own kind. */
export type RenderLink = (link: { className: string; children: ReactNode }) => ReactElement

export interface FairCardProps {
  name: LocalText
  /** The name in the other language, where the card has room for both. */
  secondName?: LocalText
  picture: string
  /** Shown in words, and said with a label to those who do not see the icon. */
  dates: { label: string; text: string }
  place: { label: string; name?: LocalText }
  /** How many exhibitors; left out while nobody knows. */
  exhibitors?: string
  /** A mark over the picture: that something of it is live now. */
  live?: ReactNode
  link: RenderLink
  /** `phone` is one column wide: a flatter picture with the count over it. */
  layout?: 'grid' | 'phone'
  eager?: boolean
}

const card =
  'relative flex flex-col overflow-hidden rounded-card border border-line bg-white transition-colors duration-(--dur-control)'

const pictureBox = { grid: 'aspect-[16/8.4]', phone: 'aspect-[358/150]' }
/** A phone's card is a twentieth wider than it says: nobody sees that, and a usual phone loads a picture half as wide. */
const pictureSizes = { grid: '(min-width: 1400px) 330px, 45vw', phone: '(min-width: 640px) 48vw, 88vw' }

export function FairCard(props: FairCardProps) {
  const Heading = useHeading()
  const { name, secondName, picture, dates, place, exhibitors, live, link, layout = 'grid', eager } = props
  return (
    <article className={classNames(card, 'hover:border-harbour')}>
      <Picture
        src={picture}
        name={name.text}
        sizes={pictureSizes[layout]}
        eager={eager}
        className={pictureBox[layout]}
      />
      {live && <div className="absolute top-3 left-3">{live}</div>}
      {exhibitors && layout === 'phone' && (
        <Tag tone="over-picture" className="absolute top-3 right-3">
          {exhibitors}
        </Tag>
      )}
      <div className="px-3.5 pt-3 pb-3.5">
        <Heading className="text-16 font-bold text-balance">
          {link({ className: 'stretched rounded-card', children: <LocalName name={name} /> })}
        </Heading>
        {secondName && (
          <p className="text-12 text-ink-3">
            <LocalName name={secondName} />
          </p>
        )}
        <p className="mt-1.5 flex items-center gap-1.5 text-13 text-ink-2">
          <Calendar size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="sr-only">{dates.label}</span>
          <span className="flex-1">{dates.text}</span>
          {exhibitors && layout === 'grid' && <span className="text-ink-3">{exhibitors}</span>}
        </p>
        <p className="mt-0.5 flex items-center gap-1.5 text-13 text-ink-2">
          <MapPin size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="sr-only">{place.label}</span>
          <span className="min-w-0 flex-1 truncate">
            {place.name ? <LocalName name={place.name} /> : '/'}
          </span>
        </p>
      </div>
    </article>
  )
}

export function FairCardSkeleton({ layout = 'grid' }: { layout?: 'grid' | 'phone' }) {
  return (
    <div className={card}>
      <SkeletonBlock className={classNames('rounded-none!', pictureBox[layout])} />
      <div className="px-3.5 pt-3.5 pb-4">
        <SkeletonBlock className="h-4 w-2/3" />
        <SkeletonBlock className="mt-3 h-3 w-1/2" />
        <SkeletonBlock className="mt-2.5 h-3 w-3/4" />
      </div>
    </div>
  )
}
