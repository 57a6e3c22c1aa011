import { EmptyState, inLanguage, LocalName, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { Answer } from '../../shared/page/answer.tsx'
import { boothMessages } from './messages.ts'
import { type Booth, useBoothVideos } from './queries.ts'

interface VideosProps {
  booth: Booth
  /** The film the visitor chose in the scene, counted from 1: it stands first in sight. */
  chosen?: number
}

/** The booth's films, each with the browser's own player. */
export function Videos({ booth, chosen }: VideosProps) {
  const t = useText(boothMessages)
  const { language } = useLanguage()
  return (
    <Answer
      asked={useBoothVideos(booth)}
      skeleton={[0, 1].map((row) => (
        <div key={row} className="mb-5">
          <SkeletonBlock className="aspect-video rounded-card!" />
          <SkeletonBlock className="mt-3 h-4 w-1/2" />
        </div>
      ))}
    >
      {(videos) =>
        videos.length === 0 ? (
          <EmptyState title={t('noVideo')} hint={t('noneHint')} />
        ) : (
          <ul className="grid gap-5">
            {videos.map((video, index) => {
              const name = inLanguage({ zh: video.name, en: video.name_en }, language)
              return (
                <li
                  key={video.fileId}
                  ref={index + 1 === chosen ? (line) => line?.scrollIntoView({ block: 'start' }) : undefined}
                >
                  {/* biome-ignore lint/a11y/useMediaCaption: exhibitors give films without captions */}
                  <video
                    controls
                    playsInline
                    preload="none"
                    aria-label={name.text}
                    poster={video.poster || undefined}
                    src={video.url}
                    className="aspect-video w-full rounded-card bg-ink object-contain"
                  />
                  <p className="mt-2 font-bold">
                    <LocalName name={name} />
                  </p>
                </li>
              )
            })}
          </ul>
        )
      }
    </Answer>
  )
}
