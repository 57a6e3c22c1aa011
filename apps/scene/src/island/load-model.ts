import type { Quality } from '../quality.ts'
import type { IslandModel, ModelDetail } from './model.ts'

const details: Readonly<Record<Quality, ModelDetail>> = {
  high: { trees: 620, walkers: 150, fineTrees: true, rays: 36, cell: 0.5, lightmap: 5 },
  medium: { trees: 480, walkers: 90, fineTrees: false, rays: 24, cell: 0.5, lightmap: 4 },
  low: { trees: 240, walkers: 0, fineTrees: false, rays: 12, cell: 1, lightmap: 2.5 },
}

/** Builds the island on another thread: a second of arithmetic must not freeze the page that holds us. */
export function loadModel(quality: Quality): Promise<IslandModel> {
  const worker = new Worker(new URL('./model.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<IslandModel>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<IslandModel>) => resolve(event.data)
    worker.onerror = () => reject(new Error('The island could not be built.'))
    worker.postMessage(details[quality])
  }).finally(() => worker.terminate())
}
