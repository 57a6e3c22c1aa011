import { type Device, priceText } from '@tradefloor/rules'
import {
  classNames,
  dayText,
  inLanguage,
  LocalName,
  otherName,
  Picture,
  Tag,
  useHeading,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { CirclePlay, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CompanyLogo } from '../../../domains/catalogue/company-logo.tsx'
import { centreTexts } from '../texts.ts'
import { addressOfFavourite } from './address-of-favourite.ts'
import { ExhibitionName } from './exhibition-name.tsx'
import type { Favourite } from './kinds.ts'
import { SessionDay, SessionWhen } from './session-when.tsx'
import { favouriteTexts } from './texts.ts'

interface FavouriteCardProps {
  favourite: Favourite
  device: Device
  /** Two stand beside each other in little room. */
  isNarrow: boolean
  isPlaying: boolean
  onPlay: () => void
}

export function FavouriteCard({ favourite, device, isNarrow, isPlaying, onPlay }: FavouriteCardProps) {
  const { language } = useLanguage()
  const { leads, picture } = favourite
  const name = inLanguage(favourite.name, language)
  const words = <Words favourite={favourite} device={device} onPlay={onPlay} />
  const foot = <Foot favourite={favourite} isNarrow={isNarrow} />
  if (leads.to === 'booth')
    return (
      <Plain face={<CompanyLogo src={picture} name={name.text} className="size-11" />} foot={foot}>
        {words}
      </Plain>
    )
  if (leads.to === 'session')
    return (
      <Plain face={<SessionDay session={leads.session} />} foot={foot}>
        {words}
      </Plain>
    )
  if (leads.to === 'document')
    return (
      <Plain
        face={
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-harbour-light text-harbour">
            <FileText size={22} strokeWidth={1.75} aria-hidden />
          </span>
        }
        foot={foot}
      >
        {words}
      </Plain>
    )
  return (
    <>
      {leads.to === 'player' && isPlaying ? (
        // biome-ignore lint/a11y/useMediaCaption: exhibitors give films without captions
        <video
          controls
          autoPlay
          playsInline
          aria-label={name.text}
          poster={picture || undefined}
          src={leads.film}
          className="relative z-1 aspect-video min-h-0 w-full flex-1 bg-ink object-contain"
        />
      ) : (
        <span className="relative block">
          <Picture
            src={picture}
            name={name.text}
            sizes={isNarrow ? '50vw' : '280px'}
            className={leads.to === 'player' ? 'aspect-video' : 'aspect-square'}
          />
          {leads.to === 'player' && !favourite.isWithdrawn && (
            <CirclePlay
              size={44}
              strokeWidth={1.5}
              aria-hidden
              className="absolute inset-0 m-auto rounded-pill bg-glass text-white"
            />
          )}
        </span>
      )}
      <div className={classNames('flex flex-col', isNarrow ? 'p-3' : 'p-3.5', !isPlaying && 'flex-1')}>
        {words}
        {foot}
      </div>
    </>
  )
}

interface PlainProps {
  face: ReactNode
  foot: ReactNode
  children: ReactNode
}

/** Without a picture: a small face beside the words. */
const Plain = ({ face, foot, children }: PlainProps) => (
  <div className="flex flex-1 flex-col p-3.5">
    <div className="flex gap-3">
      {face}
      <div className="min-w-0 flex-1 group-data-editing:pr-6">{children}</div>
    </div>
    {foot}
  </div>
)

function Words({ favourite, device, onPlay }: Pick<FavouriteCardProps, 'favourite' | 'device' | 'onPlay'>) {
  const Heading = useHeading()
  const t = useText(favouriteTexts)
  const centre = useText(centreTexts)
  const { language } = useLanguage()
  const { leads } = favourite
  const name = inLanguage(favourite.name, language)
  const second = favourite.company
    ? inLanguage(favourite.company, language)
    : otherName(favourite.name, language)
  const price = favourite.price && priceText(favourite.price, language)
  const link = 'stretched rounded-card text-left'
  return (
    <>
      <Heading className="font-bold text-balance">
        {favourite.isWithdrawn ? (
          <LocalName name={name} />
        ) : leads.to === 'player' ? (
          <button type="button" aria-label={t('play', { name: name.text })} onClick={onPlay} className={link}>
            <LocalName name={name} />
          </button>
        ) : (
          <Link to={addressOfFavourite(leads, device)} className={link}>
            <LocalName name={name} />
          </Link>
        )}
      </Heading>
      {favourite.isWithdrawn && (
        <Tag tone="soon" className="mt-1 font-normal">
          {centre(leads.to === 'booth' || leads.to === 'product' ? 'noLongerExhibiting' : 'noLongerShown')}
        </Tag>
      )}
      {leads.to === 'session' && <SessionWhen session={leads.session} isWithdrawn={favourite.isWithdrawn} />}
      {price && <p className="text-13 text-coral-ink">{price}</p>}
      {second && (
        <p className="truncate text-12 text-ink-3">
          <LocalName name={second} />
        </p>
      )}
    </>
  )
}

function Foot({ favourite, isNarrow }: Pick<FavouriteCardProps, 'favourite' | 'isNarrow'>) {
  const t = useText(favouriteTexts)
  const { language } = useLanguage()
  return (
    <p
      className={classNames(
        'mt-auto min-w-0 pt-2 text-12',
        isNarrow ? 'grid justify-items-start gap-1 *:max-w-full' : 'flex items-center gap-2',
      )}
    >
      <ExhibitionName exhibition={favourite.exhibition} />
      <span className={classNames('shrink-0 text-ink-3', !isNarrow && 'ml-auto')}>
        {t('markedOn', { day: dayText(favourite.markedAt, language) })}
      </span>
    </p>
  )
}
