import { useRef, useState } from 'react'
import { extent, type Ticked, toggled, type WithId, withAll, withRange } from './selection.ts'

export interface Editing<Item extends WithId> {
  isOn: boolean
  ticked: Ticked<Item>
  extent: 'none' | 'some' | 'all'
  begin: () => void
  /** Leaves edit mode and forgets what was ticked. */
  end: () => void
  /** With `range`, everything since the last one that was touched. */
  touch: (item: Item, range: boolean) => void
  all: () => void
  none: () => void
}

/** Edit mode of a list: what is ticked, and the ways to tick. */
export function useEditing<Item extends WithId>(shown: readonly Item[]): Editing<Item> {
  const [isOn, setIsOn] = useState(false)
  const [ticked, setTicked] = useState<Ticked<Item>>(new Map())
  const anchor = useRef<number>(null)
  const none = () => setTicked(new Map())
  return {
    isOn,
    ticked,
    extent: extent(ticked, shown),
    begin: () => setIsOn(true),
    end: () => {
      setIsOn(false)
      none()
      anchor.current = null
    },
    touch: (item, range) => {
      const at = shown.findIndex(({ id }) => id === item.id)
      const from = shown.findIndex(({ id }) => id === anchor.current)
      setTicked((now) => (range && from >= 0 ? withRange(now, shown, from, at) : toggled(now, item)))
      anchor.current = item.id
    },
    all: () => setTicked((now) => withAll(now, shown)),
    none,
  }
}
