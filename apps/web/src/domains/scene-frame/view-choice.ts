import { type SceneView, sceneViews } from '@tradefloor/contract'

export const viewChoiceKey = 'sceneView'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Which view of scenes this visitor chose last, in any scene; undefined while none was chosen. */
export function readViewChoice(storage: () => Storage = () => localStorage): SceneView | undefined {
  try {
    const kept = storage().getItem(viewChoiceKey)
    return sceneViews.find((view) => view === kept)
  } catch {
    // Even reading the property throws where a visitor has blocked storage.
    return undefined
  }
}

export function keepViewChoice(view: SceneView, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(viewChoiceKey, view)
  } catch {
    // Full or forbidden: the choice holds for this scene only.
  }
}

/** As if none had been chosen. */
export function forgetViewChoice(
  storage: () => Pick<globalThis.Storage, 'removeItem'> = () => localStorage,
): void {
  try {
    storage().removeItem(viewChoiceKey)
  } catch {
    // See above.
  }
}
