import type { BoothVideo } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import {
  classNames,
  EmptyState,
  inLanguage,
  LocalName,
  Picture,
  SkeletonBlock,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { StarButton } from '../../shared/favourites/star-button.tsx'
import { Answer } from '../../shared/page/answer.tsx'
import { boothMessages } from './messages.ts'
import { panelMessages } from './panel-messages.ts'
import { type Booth, useBoothVideos } from './queries.ts'

interface VideosProps {
  booth: Booth
  device: Device
  /** The film the visitor chose in the scene, counted from 1. */
  chosen?: number
}

/** The booth's films: one in the player, the others to pick from. */
export function Videos({ booth, device, chosen }: VideosProps) {
  const t = useText(panelMessages)
  const booths = useText(boothMessages)
  return (
    <Answer
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
          <Player key={chosen} videos={videos} device={device} first={(chosen ?? 1) - 1} />
        )
      }
    </Answer>
  )
}

interface PlayerProps {
  videos: readonly BoothVideo[]
  device: Device
  first: number
}

function Player({ videos, device, first }: PlayerProps) {
  const t = useText(panelMessages)
  const { language } = useLanguage()
  const [at, setAt] = useState(videos[first] ? first : 0)
  // Nothing plays before somebody has asked for a film.
  const [picked, setPicked] = useState(false)
  const video = videos[at]
  if (!video) return null
  const nameOf = (one: BoothVideo) => inLanguage({ zh: one.name, en: one.name_en }, language)
  const name = nameOf(video)
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: exhibitors give films without captions */}
      <video
        key={video.fileId}
        controls
        playsInline
        autoPlay={picked}
        preload={picked ? 'auto' : 'none'}
        aria-label={name.text}
        poster={video.poster || undefined}
        src={video.url}
        className="aspect-video w-full rounded-card bg-ink object-contain"
      />
      <div className="mt-2 flex items-center gap-2">
        <h3 className="min-w-0 flex-1 text-16 font-bold">
          <LocalName name={name} />
        </h3>
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
      {videos.length > 1 && (
        <>
          <h4 className="mt-4 mb-2 text-13 text-ink-3">{t('allVideos', { count: videos.length })}</h4>
          <ul className="grid gap-2">
            {videos.map((one, index) => (
              <li key={one.fileId}>
                <button
                  type="button"
                  aria-current={index === at}
                  onClick={() => {
                    setAt(index)
                    setPicked(true)
                  }}
                  className={classNames(
                    'flex w-full items-center gap-3 rounded-card border p-2 text-left transition-colors duration-(--dur-control)',
                    index === at ? 'border-harbour bg-harbour-light' : 'border-line hover:border-harbour',
                  )}
                >
                  <span className="relative shrink-0">
                    <Picture
                      src={one.poster}
                      name={nameOf(one).text}
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
                  <span className={classNames('min-w-0 flex-1', index === at && 'font-bold text-harbour')}>
                    <LocalName name={nameOf(one)} />
                  </span>
                  {index === at && (
                    <span className="shrink-0 pr-2 text-13 text-harbour">{t('nowShowing')}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
