import type { FromScene } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import { useNotice, useText } from '@tradefloor/ui'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { boothQuery } from '../../shared/go/booth-ids.ts'
import { addressOf, type BoothPanel, boothPanels, boothSpot } from '../../shared/go/spots.ts'
import { usePanelHistory } from '../../shared/page/use-panel-history.ts'
import { boothMessages } from './messages.ts'
import { panelOfSpot } from './panel-names.ts'
import { type Booth, useBoothProducts, useBoothVideos } from './queries.ts'

/** Opening and closing the panels of a booth, from the page and from its scene. */
export function useBoothPanels(booth: Booth, device: Device, panel: BoothPanel | undefined) {
  const t = useText(boothMessages)
  const notice = useNotice()
  const { state } = useLocation()
  const videos = useBoothVideos(booth).data?.length
  const products = useBoothProducts(booth).data?.count
  const { companyId, exhibitionId, instanceId } = booth
  const { show, close } = usePanelHistory(
    addressOf(boothSpot[device], boothQuery(booth)),
    panel !== undefined,
  )

  const open = useCallback(
    (wanted: BoothPanel, more: Record<string, string> = {}) => {
      const empty = { videoList: videos === 0 && 'noVideo', product: products === 0 && 'noProduct' } as const
      const nothing = wanted === 'videoList' || wanted === 'product' ? empty[wanted] : false
      if (nothing) notice({ tone: 'info', text: t(nothing) })
      else {
        const about = boothQuery({ companyId, exhibitionId, instanceId })
        show(addressOf(boothPanels[wanted][device], { ...about, ...more }))
      }
    },
    [videos, products, notice, t, show, device, companyId, exhibitionId, instanceId],
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

  /** A link to one product, which takes the place of the list it stands in. */
  const detail = (productId: number) => ({
    to: addressOf(boothPanels.detail[device], {
      ...boothQuery(booth),
      exhibition_product_id: String(productId),
    }),
    ...(device === 'desktop' && { replace: true, state: state as unknown }),
  })

  return { open, close, onMessage, detail, counts: { videoList: videos, product: products } }
}
