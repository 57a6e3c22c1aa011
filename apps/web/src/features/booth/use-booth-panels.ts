import type { FromScene } from '@tradefloor/contract'
import {
  addressOf,
  type BoothPanel,
  boothPanels,
  boothQuery,
  boothSpot,
  type Device,
  type Spot,
  withQuery,
} from '@tradefloor/rules'
import { useNotice, useText } from '@tradefloor/ui'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { oneStepOn, usePanelHistory } from '../../shared/page/use-panel-history.ts'
import { panelOfSpot } from './panel-names.ts'
import { type Booth, useBoothProducts, useBoothVideos } from './queries.ts'
import { boothTexts } from './texts.ts'

interface BoothPanelOptions {
  booth: Booth
  device: Device
  /** Whether one is open. */
  isOpen: boolean
  /** The page that panels without a path of their own lie over; the booth itself unless it is another. */
  ground?: string
  /** Instead of a panel, for whoever may not open it yet: where they wanted to go. */
  refused?: Partial<Record<BoothPanel, (address: string) => void>>
}

/** Opening and closing the panels of a booth, from the page and from its scene. */
export function useBoothPanels({ booth, device, isOpen, ground, refused }: BoothPanelOptions) {
  const t = useText(boothTexts)
  const notice = useNotice()
  const { state } = useLocation()
  const videos = useBoothVideos(booth).data?.length
  const products = useBoothProducts(booth).data?.count
  const { companyId, exhibitionId, instanceId } = booth
  const under = ground ?? addressOf(boothSpot[device], boothQuery(booth))
  const { show, close } = usePanelHistory(under, isOpen, { eachIsAStep: device === 'desktop' })

  const open = useCallback(
    (wanted: BoothPanel, more: Record<string, string> = {}) => {
      const empty = { videoList: videos === 0 && 'noVideo', product: products === 0 && 'noProduct' } as const
      const nothing = wanted === 'videoList' || wanted === 'product' ? empty[wanted] : false
      if (nothing) return notice({ tone: 'info', text: t(nothing) })
      const spot: Spot = boothPanels[wanted][device]
      const about = boothQuery({ companyId, exhibitionId, instanceId })
      const address = spot.query ? withQuery(under, spot.query) : addressOf(spot, { ...about, ...more })
      const refuse = refused?.[wanted]
      if (refuse) refuse(address)
      else show(address)
    },
    [videos, products, notice, t, show, under, device, companyId, exhibitionId, instanceId, refused],
  )

  const onMessage = useCallback(
    (message: FromScene) => {
      if (message.type !== 'spot') return
      if (message.product_id !== undefined)
        open('detail', { exhibition_product_id: String(message.product_id) })
      else if (message.video !== undefined) open('videoList', { video: String(message.video) })
      else open(panelOfSpot[message.name])
    },
    [open],
  )

  /** A link to one product; on a desktop a step after the list it stands in, which closing goes back together with it. */
  const detail = (productId: number) => ({
    to: addressOf(boothPanels.detail[device], {
      ...boothQuery(booth),
      exhibition_product_id: String(productId),
    }),
    ...(device === 'desktop' && { state: oneStepOn(state) }),
  })

  return { open, show, close, onMessage, detail, counts: { videoList: videos, product: products } }
}
