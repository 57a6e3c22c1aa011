import { buildModel, type IslandModel, type ModelDetail } from './model.ts'

/** Every buffer of the model, so that it is handed over and not copied. */
function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) buffersOf(inner, found)
  return found
}

self.onmessage = (event: MessageEvent<ModelDetail>) => {
  const model: IslandModel = buildModel(event.data)
  self.postMessage(model, { transfer: [...buffersOf(model)] })
}
