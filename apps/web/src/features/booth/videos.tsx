import type { BoothVideo } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import {
  classNames,
  EmptyState,
  inLanguage,
  LocalName,
  type LocalText,
  Picture,
  SkeletonBlock,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { StarButton } from '../../domains/favourites/star-button.tsx'
import { sendView } from '../../domains/visits/use-view-log.ts'
import { useSite } from '../../shared/config/site-context.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { FilmPlayer } from './film-player.tsx'
import { panelTexts } from './panel-texts.ts'
import { type Booth, useBoothVideos } from './queries.ts'
import { boothTexts } from './texts.ts'

interface VideosProps {
  booth: Booth
  device: Device
  /** The film the visitor chose in the scene, counted from 1. */
  chosen?: number
}

/** The booth's films: one in the player, the others to pick from. */
export function Videos({ booth, device, chosen }: VideosProps) {
  const t = useText(panelTexts)
  const booths = useText(boothTexts)
  return (
    <QueryResult
      asked={useBoothVideos(booth)}
      skeleton={
        <>
          <SkeletonBlock className="aspect-video rounded-card!" />
          <SkeletonBlock className="mt-3 h-5 w-1/2" />
          <SkeletonBlock className="mt-5 h-18 rounded-card!" />
          <SkeletonBlock className="mt-2 h-18 rounded-card!" />
        </>
      }
    >
      {(videos) =>
        videos.length === 0 ? (
          <EmptyState title={booths('noVideo')} hint={t('noneHint')} />
        ) : (
          <Player key={chosen} booth={booth} videos={videos} device={device} first={(chosen ?? 1) - 1} />
        )
      }
    </QueryResult>
  )
}

/**
 * The film stays in sight while a thumb goes through the others, where the window is high enough for both; a phone that
 * lies has them beside it.
 */
const phoneRoom = {
  both: 'landscape:grid landscape:grid-cols-[3fr_2fr] landscape:items-start landscape:gap-4',
  player:
    '[@media(min-height:40rem)]:sticky [@media(orientation:landscape)_and_(min-height:20rem)]:sticky top-[calc(48px+var(--safe-top))] z-1 bg-sand pb-1 portrait:-mx-4 portrait:-mt-4 portrait:px-4',
  film: 'landscape:w-full landscape:rounded-card portrait:-mx-4 portrait:w-[calc(100%+32px)] portrait:max-w-none',
}

interface PlayerProps {
  booth: Booth
  videos: readonly BoothVideo[]
  device: Device
  first: number
}

function Player({ booth, videos, device, first }: PlayerProps) {
  const t = useText(panelTexts)
  const { language } = useLanguage()
  const { client } = useSite()
  const [at, setAt] = useState(videos[first] ? first : 0)
  // Nothing plays before somebody has asked for a film.
  const [picked, setPicked] = useState(false)
  const video = videos[at]
  if (!video) return null
  const nameOf = (one: BoothVideo) => inLanguage({ zh: one.name, en: one.name_en }, language)
  const name = nameOf(video)
  const onPhone = device === 'phone'
  const [Name, Others] = onPhone ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  return (
    <div className={onPhone ? phoneRoom.both : undefined}>
      <div className={onPhone ? phoneRoom.player : undefined}>
        <FilmPlayer
          key={video.fileId}
          film={video}
          name={name.text}
          picked={picked}
          onPlay={() =>
            sendView(client, {
              exhibition_id: video.exhibition_id,
              vhall_id: booth.instanceId,
              resource_id: video.fileId,
            })
          }
          className={classNames(
            'aspect-video bg-ink object-contain',
            onPhone ? phoneRoom.film : 'w-full rounded-card',
          )}
        />
        <div className="mt-2 flex items-center gap-2">
          <Name className="min-w-0 flex-1 text-16 font-bold">
            <LocalName name={name} />
          </Name>
          <StarButton
            favourite={{
              kind: 'video',
              body: { exhibition_id: video.exhibition_id, resource_id: video.fileId },
            }}
            marked={video.is_mark === 1}
            name={name.text}
            device={device}
            className="-mr-2.5"
          />
        </div>
      </div>
      {videos.length > 1 && (
        <div>
          <Others className="mt-4 mb-2 text-13 text-ink-3">{t('allVideos', { count: videos.length })}</Others>
          <ul className="grid gap-2">
            {videos.map((one, index) => (
              <FilmLine
                key={one.fileId}
                film={one}
                name={nameOf(one)}
                isOn={index === at}
                onPick={() => {
                  setAt(index)
                  setPicked(true)
                }}
              />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface FilmLineProps {
  film: BoothVideo
  name: LocalText
  /** It is the one in the player. */
  isOn: boolean
  onPick: () => void
}

function FilmLine({ film, name, isOn, onPick }: FilmLineProps) {
  const t = useText(panelTexts)
  return (
    <li>
      <button
        type="button"
        aria-current={isOn}
        onClick={onPick}
        className={classNames(
          'flex w-full flex-wrap items-center gap-3 rounded-card border p-2 text-left transition-colors duration-(--dur-control)',
          isOn ? 'border-harbour bg-harbour-light' : 'border-line bg-white hover:border-harbour',
        )}
      >
        <span className="relative shrink-0">
          <Picture
            src={film.poster}
            name={name.text}
            sizes="112px"
            className="aspect-video w-28 rounded-control"
          />
          <span
            aria-hidden
            className="glass absolute inset-0 m-auto grid size-8 place-items-center rounded-pill"
          >
            <Play size={14} strokeWidth={2} fill="currentColor" />
          </span>
        </span>
        <span className={classNames('min-w-0 flex-1 basis-32', isOn && 'font-bold text-harbour')}>
          <LocalName name={name} />
          {isOn && <span className="block text-13 font-normal">{t('nowShowing')}</span>}
        </span>
      </button>
    </li>
  )
}
