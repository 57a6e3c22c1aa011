import { centrePages, readId, sitePaths } from '@tradefloor/rules'
import { Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { pageTexts } from '../../shared/page/texts.ts'
import { useCentreLink } from '../../shared/page/use-centre-link.ts'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import type { BoothContentProps } from './panel-props.ts'
import { Posters } from './posters.tsx'
import { ProductDetail } from './product-detail.tsx'
import { Products } from './products.tsx'
import { Videos } from './videos.tsx'

const CardExchange = lazy(async () => ({ default: (await import('./card/card-exchange.tsx')).CardExchange }))

/** What a panel of a booth has in it, on either device. */
export default function PanelContent(props: BoothContentProps) {
  const { panel, booth, exhibitor, layout, detail, onOpen, onClose } = props
  const t = useText(pageTexts)
  const centre = useCentreLink()
  const [query] = useSearchParams()
  const touch = layout === 'phone'
  const productId = readId(query.get('exhibition_product_id'))
  switch (panel) {
    case 'about':
      return <About booth={booth} exhibitor={exhibitor} layout={layout} />
    case 'videoList':
      return (
        <Videos
          booth={booth}
          device={touch ? 'phone' : 'desktop'}
          chosen={readId(query.get('video')) ?? undefined}
        />
      )
    case 'detail':
      if (productId !== null) return <ProductDetail {...props} productId={productId} />
      return <Products booth={booth} layout={layout} detail={detail} />
    case 'product':
      return <Products booth={booth} layout={layout} detail={detail} />
    case 'contact':
      return <Contact company={exhibitor.company} touch={touch} />
    case 'card':
      return (
        <Suspense
          fallback={
            <Loading label={t('loading')}>
              <SkeletonBlock className="h-40 rounded-card!" />
            </Loading>
          }
        >
          <CardExchange
            booth={booth}
            exhibitor={exhibitor}
            signInAt={sitePaths.signIn[touch ? 'phone' : 'desktop']}
            layout={layout}
            holder={touch ? { to: centrePages.cardHolder } : centre('cardHolder')}
            onContact={() => onOpen('contact')}
            onDone={onClose}
          />
        </Suspense>
      )
    case 'chat':
      // A page of its own: the pages put it in this place.
      return null
    case 'posters':
      return <Posters booth={booth} layout={layout} />
  }
}
