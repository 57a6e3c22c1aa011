export const speeds = [0.75, 1, 1.25, 1.5, 2] as const

export type PlayerAction =
  | { do: 'toggle' }
  | { do: 'seek'; by: number }
  | { do: 'volume'; by: number }
  | { do: 'mute' }
  | { do: 'fullScreen' }
  | { do: 'captions' }
  | { do: 'speed'; steps: 1 | -1 }

const actions: Readonly<Record<string, PlayerAction>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  ArrowLeft: { do: 'seek', by: -5 },
  ArrowRight: { do: 'seek', by: 5 },
  ArrowUp: { do: 'volume', by: 0.1 },
  ArrowDown: { do: 'volume', by: -0.1 },
  m: { do: 'mute' },
  f: { do: 'fullScreen' },
  c: { do: 'captions' },
  '<': { do: 'speed', steps: -1 },
  '>': { do: 'speed', steps: 1 },
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** What a key means to a player; nothing together with a key that belongs to the browser. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: Pressed): PlayerAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const name = key.length === 1 ? key.toLowerCase() : key
  return Object.hasOwn(actions, name) ? actions[name] : undefined
}

/** The speed a step away, at the end of the row the same. */
export function nextSpeed(rate: number, steps: 1 | -1): number {
  const index = speeds.findIndex((speed) => speed >= rate)
  return (
    speeds[Math.min(speeds.length - 1, Math.max(0, (index < 0 ? speeds.length - 1 : index) + steps))] ?? 1
  )
}
