import { type SceneView, sceneViews } from '@tradefloor/contract'
import { persistentStore } from '@tradefloor/ui'

/** Which view of scenes this visitor chose last, in any scene; undefined while none was chosen. */
export const viewChoice = persistentStore<SceneView | undefined>({
  key: 'sceneView',
  format: 'text',
  parse: (stored) => sceneViews.find((view) => view === stored),
})
