import type { ExhibitorDetail } from '@tradefloor/contract'
import { readExhibitionId } from '@tradefloor/rules'
import { useSearchParams } from 'react-router'
import type { BoothPanel } from '../../shared/go/spots.ts'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { NotOpenYet } from './not-open-yet.tsx'
import { Posters } from './posters.tsx'
import { ProductDetail } from './product-detail.tsx'
import { Products } from './products.tsx'
import type { Booth } from './queries.ts'
import { Videos } from './videos.tsx'

interface BoothContentProps {
  panel: BoothPanel
  booth: Booth
  exhibitor: ExhibitorDetail
  layout: 'panel' | 'phone'
  /** Where one product is shown. */
  detail: (productId: number) => { to: string; replace?: boolean; state?: unknown }
}

/** What a panel of a booth has in it, on either device. */
export function BoothContent({ panel, booth, exhibitor, layout, detail }: BoothContentProps) {
  const [query] = useSearchParams()
  const touch = layout === 'phone'
  const productId = readExhibitionId(query.get('exhibition_product_id'))
  switch (panel) {
    case 'about':
      return <About exhibitor={exhibitor} />
    case 'videoList':
      return <Videos booth={booth} chosen={readExhibitionId(query.get('video')) ?? undefined} />
    case 'detail':
      if (productId !== null) return <ProductDetail booth={booth} productId={productId} layout={layout} />
      return <Products booth={booth} layout={layout} detail={detail} />
    case 'product':
      return <Products booth={booth} layout={layout} detail={detail} />
    case 'contact':
      return <Contact company={exhibitor.company} touch={touch} />
    case 'card':
    case 'chat':
      return <NotOpenYet what={panel} company={exhibitor.company} touch={touch} />
    case 'posters':
      return <Posters booth={booth} />
  }
}
