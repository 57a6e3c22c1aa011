import { type BoothSpot, boothSpots } from '@tradefloor/contract'
import { addressOf, type BoothPanel, boothPanels, boothQuery, boothSpot } from '@tradefloor/rules'
import type { PinIcon } from '../art/pin-icons.ts'
import type { BilingualText, ScenePlace } from '../place.ts'
import type { BoothData } from './booth-data.ts'

interface SpotFace {
  name: BilingualText
  icon: PinIcon
  /** The page below the booth's own where it leads without a frame around. */
  page: BoothPanel | ''
  /** Only what is itself seen in the picture: everything else the page's rails and dock offer. */
  pin: 'dot' | 'none'
  /** Whether there is anything to see. */
  has(data: BoothData): boolean
}

const spots: Readonly<Record<BoothSpot, SpotFace>> = {
  about: {
    name: { zh: '企业介绍', en: 'About' },
    icon: 'building',
    page: 'about',
    pin: 'none',
    has: () => true,
  },
  videos: {
    name: { zh: '视频', en: 'Videos' },
    icon: 'film',
    page: 'videoList',
    pin: 'dot',
    has: ({ films }) => films.length > 0,
  },
  products: {
    name: { zh: '展品', en: 'Products' },
    icon: 'box',
    page: 'product',
    pin: 'none',
    has: ({ products }) => products.length > 0,
  },
  contact: {
    name: { zh: '联系方式', en: 'Contact' },
    icon: 'person',
    page: 'contact',
    pin: 'none',
    has: () => true,
  },
  card: {
    name: { zh: '交换名片', en: 'Exchange cards' },
    icon: 'card',
    page: 'card',
    pin: 'none',
    has: () => true,
  },
  chat: { name: { zh: '在线洽谈', en: 'Chat' }, icon: 'chat', page: 'chat', pin: 'none', has: () => true },
  posters: {
    name: { zh: '海报', en: 'Posters' },
    icon: 'picture',
    page: '',
    pin: 'dot',
    has: ({ posters }) => posters.length > 0,
  },
}

const productsHeading: BilingualText = { zh: '展位上的展品', en: 'On display' }

export const productPlaceId = (index: number) => `product-${index}`

/** Everything one can choose at a booth. What the exhibitor has not brought is not offered. */
export function boothPlaces(data: BoothData): ScenePlace[] {
  const { booth } = data.stand
  const address = (page: BoothPanel | '') =>
    addressOf(
      page === '' ? boothSpot.desktop : boothPanels[page].desktop,
      boothQuery({ ...booth, exhibitionId: data.hall.exhibitionId }),
    )
  const color = booth.color ?? '#1557d6'
  const offered = boothSpots.filter((name) => spots[name].has(data))
  return [
    ...offered.map((name): ScenePlace => {
      const { name: words, icon, page, pin } = spots[name]
      return {
        id: name,
        name: words,
        short: words,
        icon,
        color,
        pin,
        message: { type: 'spot', name },
        href: address(page),
      }
    }),
    ...data.products.map(
      ({ id, name }, i): ScenePlace => ({
        id: productPlaceId(i),
        name,
        short: name,
        icon: 'box',
        color,
        pin: 'dot',
        group: productsHeading,
        message: { type: 'spot', name: 'products', product_id: id },
        href: `${address('detail')}&exhibition_product_id=${id}`,
      }),
    ),
  ]
}
