// Loaded into a measured server before anything else: writes down, again and again, how late its event loop was.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const file = process.env.LOOP_DELAY_FILE
if (file && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  // A round of the bench begins; what was before it does not count.
  process.on('SIGUSR2', () => delay.reset())
  setInterval(() => writeFileSync(file, String(delay.percentile(99) / 1e6)), 200).unref()
}
