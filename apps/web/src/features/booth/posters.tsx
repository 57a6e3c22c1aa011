import { EmptyState, SkeletonBlock, useText } from '@tradefloor/ui'
import { Answer } from '../../shared/page/answer.tsx'
import { Carousel } from '../../shared/page/carousel.tsx'
import { boothMessages } from './messages.ts'
import { type Booth, useBoothPosters } from './queries.ts'

/** The booth's posters, one at a time and whole. */
export function Posters({ booth }: { booth: Booth }) {
  const t = useText(boothMessages)
  return (
    <Answer asked={useBoothPosters(booth)} skeleton={<SkeletonBlock className="aspect-3/4 rounded-card!" />}>
      {(posters) =>
        posters.length === 0 ? (
          <EmptyState title={t('noPoster')} hint={t('noneHint')} />
        ) : (
          <Carousel
            label={t('posters')}
            slides={posters.map(({ resource: { download_url, name } }) => ({
              key: download_url,
              content: (
                <img
                  src={download_url}
                  alt={name || t('posters')}
                  decoding="async"
                  className="mx-auto max-h-[min(70dvh,720px)] min-h-60 w-full rounded-card bg-sand-2 object-contain"
                />
              ),
            }))}
          />
        )
      }
    </Answer>
  )
}
