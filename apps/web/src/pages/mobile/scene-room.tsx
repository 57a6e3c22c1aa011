import type { ReactNode } from 'react'

/** Where a scene that is a list stands in a room. */
export const listInRoom = 'row-start-2 row-end-3 rounded-sheet'

interface SceneRoomProps {
  /** The line above. */
  bar: ReactNode
  /** What is at hand, below. */
  tools: ReactNode
  /** It lies under both; as a list it keeps to what is between them. */
  scene: ReactNode
}

/** A page that is a scene. */
export function SceneRoom({ bar, tools, scene }: SceneRoomProps) {
  return (
    <div className="around-scene sea relative grid flex-1 grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden has-[[data-seen=list]]:grid-rows-[auto_minmax(200px,1fr)_auto]">
      {scene}
      <div className="relative z-(--z-shell) row-start-1 px-[calc(var(--gutter)-4px)] pt-[calc(8px+var(--safe-top))] pb-2">
        {bar}
      </div>
      <div className="relative z-(--z-shell) row-start-3 px-[calc(var(--gutter)-4px)] pt-2">{tools}</div>
    </div>
  )
}
