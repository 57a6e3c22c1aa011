import type { BoothPoster } from '@tradefloor/contract'
import { EmptyState, SkeletonBlock, useText } from '@tradefloor/ui'
import { Carousel } from '../../shared/page/carousel.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { pictureTexts } from '../../shared/pictures/texts.ts'
import { useViewer } from '../../shared/pictures/use-viewer.tsx'
import { panelTexts } from './panel-texts.ts'
import { PictureStrip } from './pictures/picture-strip.tsx'
import { type Booth, useBoothPosters } from './queries.ts'
import { boothTexts } from './texts.ts'

/** The booth's posters, one at a time and whole. */
export function Posters({ booth, layout }: { booth: Booth; layout: 'panel' | 'phone' }) {
  const t = useText(panelTexts)
  return (
    <QueryResult
      asked={useBoothPosters(booth)}
      skeleton={<SkeletonBlock className="aspect-3/4 rounded-card!" />}
    >
      {(posters) =>
        posters.length === 0 ? (
          <EmptyState title={t('noPoster')} hint={t('noneHint')} />
        ) : (
          <Slides posters={posters} layout={layout} />
        )
      }
    </QueryResult>
  )
}

interface SlidesProps {
  posters: readonly BoothPoster[]
  layout: 'panel' | 'phone'
}

function Slides({ posters, layout }: SlidesProps) {
  const t = useText(boothTexts)
  const addresses = posters.map(({ resource }) => resource.download_url)
  if (layout === 'panel') return <Turned posters={posters} />
  return (
    <PictureStrip
      label={t('posters')}
      pictures={addresses}
      name={posters[0]?.resource.name || t('posters')}
      whole
      className="h-[min(62dvh,600px)] w-full rounded-card"
    />
  )
}

function Turned({ posters }: Pick<SlidesProps, 'posters'>) {
  const t = useText(boothTexts)
  const large = useText(pictureTexts)
  const addresses = posters.map(({ resource }) => resource.download_url)
  const { open, viewer } = useViewer(addresses, { name: t('posters') })
  return (
    <>
      <Carousel
        label={t('posters')}
        slides={posters.map(({ resource: { download_url, name } }, index) => ({
          key: download_url,
          content: (
            <button
              type="button"
              aria-label={large('enlarge', { name: name || t('posters') })}
              onClick={() => open(index)}
              className="block w-full cursor-zoom-in! overflow-hidden rounded-card bg-sand-2"
            >
              <img
                src={download_url}
                alt={name || t('posters')}
                decoding="async"
                className="mx-auto max-h-[min(70dvh,720px)] min-h-60 w-full object-contain"
              />
            </button>
          ),
        }))}
      />
      {viewer}
    </>
  )
}
