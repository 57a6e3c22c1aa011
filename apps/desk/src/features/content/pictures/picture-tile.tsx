import { classNames, Picture, useText } from '@tradefloor/ui'
import type { KeyboardEvent } from 'react'
import type { useDragOrder } from '../use-drag-order.ts'
import { pictureTexts } from './texts.ts'

interface PictureTileProps {
  path: string
  address: string
  name: string
  at: number
  count: number
  isChosen: boolean
  isDragged: boolean
  drag: ReturnType<ReturnType<typeof useDragOrder>['handlers']>
  onChoose: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One picture: chosen by a press, moved by dragging or by Alt and an arrow, taken away by Delete. */
export function PictureTile(props: PictureTileProps) {
  const { path, address, name, at, count, isChosen, isDragged, drag, onChoose, onMove, onRemove } = props
  const t = useText(pictureTexts)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (step && event.altKey) onMove(at + step)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }
  return (
    <li className={classNames('relative', isDragged && 'opacity-60')}>
      <button
        type="button"
        data-picture={path}
        aria-pressed={isChosen}
        aria-label={at === 0 ? t('pictureCover', { count }) : t('picture', { at: at + 1, count })}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
        onClick={onChoose}
        onKeyDown={onKeyDown}
        {...drag}
        className={classNames(
          'block w-full cursor-grab rounded-control outline-offset-2 select-none active:cursor-grabbing',
          // Only the chosen one is moved by a finger: on the others it scrolls the page.
          isChosen && 'touch-none outline-2 outline-harbour',
        )}
      >
        <Picture
          src={address}
          name={name}
          sizes="180px"
          className="pointer-events-none aspect-4/3 w-full rounded-control border border-line"
        />
      </button>
      {at === 0 && (
        <span className="pointer-events-none absolute top-1.5 left-1.5 rounded-tag bg-ink/80 px-1.5 py-0.5 text-12 text-white">
          {t('cover')}
        </span>
      )}
    </li>
  )
}
