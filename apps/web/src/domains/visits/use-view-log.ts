import type { Client } from '@tradefloor/client'
import { logView, type ViewBody } from '@tradefloor/contract'
import { useEffect } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { storedValue, storeValue } from '../../shared/storage/stored-values.ts'
import { takeFound } from './found-by.ts'

/** The server counts the same guest at the same place once in this time; asking more often changes nothing. */
const onceInMs = 600_000
const seen = new Map<string, number>()

/** A browser that keeps nothing is still one guest for as long as the page stands. */
let guest: string | undefined

/** Tells the server that somebody is looking at an exhibition, or at one of its booths. */
export function useViewLog(exhibitionId: number | undefined, boothId?: number) {
  const { client } = useSite()
  useEffect(() => {
    if (exhibitionId === undefined) return
    sendView(client, { exhibition_id: exhibitionId, vhall_id: boothId, found_by: takeFound(boothId) })
  }, [client, exhibitionId, boothId])
}

/** The same of a product or video at a booth; by its number or the video's file. */
export function sendView(client: Client, view: ViewBody) {
  const { exhibition_id, vhall_id = '', exhibition_product_id = '', resource_id = '' } = view
  const place = [exhibition_id, vhall_id, exhibition_product_id, resource_id].join(' ')
  const now = Date.now()
  if (now - (seen.get(place) ?? Number.NEGATIVE_INFINITY) < onceInMs) return
  seen.set(place, now)
  // A view that could not be counted is no reason to disturb anybody.
  send(client, view).catch(() => seen.delete(place))
}

async function send(client: Client, view: ViewBody) {
  const known = storedValue('guest') ?? guest
  const { guest_id } = await client.call(logView, { body: { ...view, guest_id: known } })
  guest = guest_id
  storeValue('guest', guest_id)
  // A new guest was only given a name; the view counts under it.
  if (guest_id !== known) await client.call(logView, { body: { ...view, guest_id } })
}
