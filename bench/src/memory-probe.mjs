// Loaded into the server that is measured: says, when asked, what it holds. `collect` lets go of everything else first.
import { channel } from 'node:diagnostics_channel'

process.on('message', (asked) => {
  if (asked !== 'look') for (let round = 0; round < 3; round++) globalThis.gc?.()
  const caches = {}
  channel('tradefloor.cache-sizes').publish(caches)
  process.send?.({ ...process.memoryUsage(), caches })
})
process.channel?.unref()
