import { deskFileLimits } from '@tradefloor/contract'
import { Button, useText } from '@tradefloor/ui'
import { ArrowLeft, ArrowRight, Crop, Star, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fieldIn, useEditing } from '../editor-context.tsx'
import { moved } from '../picture-cells.ts'
import { cellId } from '../record-fields.ts'
import { contentTexts } from '../texts.ts'
import { useDragOrder } from '../use-drag-order.ts'
import { AddTile } from './add-tile.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { PictureTexts } from './picture-texts.tsx'
import { PictureTile } from './picture-tile.tsx'
import { pictureTexts } from './texts.ts'
import { UploadFaults, UploadNotes } from './upload-faults.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { usePictureCell } from './use-picture-cell.ts'

const most = deskFileLimits.pictures

/** The pictures of a product: brought in, put in order, cut and taken away. */
export function PicturesField() {
  const t = useText(pictureTexts)
  const common = useText(contentTexts)
  const { record, state, focus, addressOf } = useEditing()
  const cell = usePictureCell('images', 'picture', most)
  const { paths, uploads, coming, queue, notes, told, tell } = cell
  const [chosen, setChosen] = useState<string>()
  const [cropped, setCropped] = useState<string>()
  const { isOver, place } = useFileDrop(cell.add)
  const put = (order: string[], path: string) => {
    cell.put(order)
    tell(t('movedTo', { at: order.indexOf(path) + 1, count: order.length }))
  }
  const drag = useDragOrder({ keys: paths, name: 'picture', onOrder: put })
  const move = (path: string, to: number) => {
    if (to < 0 || to >= paths.length) return
    const hadFocus = isTile(document.activeElement)
    put(moved(paths, path, to), path)
    if (hadFocus) focusTile(path)
  }
  const remove = (path: string) => {
    const at = paths.indexOf(path)
    cell.put(paths.filter((each) => each !== path))
    const next = paths[at + 1] ?? paths[at - 1]
    setChosen(next)
    focusTile(next)
    tell(t('removed'))
  }
  const name = record.name.cn || record.name.en
  const { problem } = fieldIn(state, 'images')
  const at = chosen === undefined ? -1 : paths.indexOf(chosen)
  return (
    <section
      id={cellId('images')}
      tabIndex={-1}
      aria-labelledby="pictures"
      className="scroll-mt-32 border-b border-line pt-1 pb-5 outline-none"
      onFocus={() => focus('images')}
      {...place}
    >
      <div className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <h2 id="pictures" className="text-15 font-bold">
          {common('pictures')}
        </h2>
        <p className="text-12 text-ink-3">{t('picturesHint', { count: paths.length, most })}</p>
        {paths.length > 1 && (
          <p className="ml-auto text-12 text-ink-3 pointer-coarse:hidden">{t('dragHint')}</p>
        )}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-2.5">
        {drag.order.map((path, position) => (
          <PictureTile
            key={path}
            path={path}
            address={addressOf(path)}
            name={name}
            at={position}
            count={paths.length}
            isChosen={path === chosen}
            isDragged={path === drag.dragged}
            drag={drag.handlers(path)}
            onChoose={() => setChosen(path)}
            onMove={(to) => move(path, to)}
            onRemove={() => remove(path)}
          />
        ))}
        {coming.map((upload) => (
          <UploadTile key={upload.id} upload={upload} onCancel={() => queue.remove(upload.id)} />
        ))}
        {paths.length + coming.length < most && (
          <li className="grid">
            <AddTile text={t('add')} hint={t('dropHint')} isOver={isOver} isSeveral onFiles={cell.add} />
          </li>
        )}
      </ul>
      {chosen !== undefined && at >= 0 && (
        <PictureTools
          at={at}
          count={paths.length}
          onMove={(to) => move(chosen, to)}
          onCrop={() => setCropped(chosen)}
          onRemove={() => remove(chosen)}
        />
      )}
      {problem && <p className="mt-2 text-12 text-coral-ink">{problem}</p>}
      <UploadFaults uploads={uploads} queue={queue} />
      <UploadNotes notes={notes} onDismiss={cell.dismissNotes} />
      <PictureTexts paths={drag.order} name={name} />
      <p role="status" className="sr-only">
        {told}
      </p>
      {cropped !== undefined && (
        <CropDialog
          address={addressOf(cropped)}
          kind="picture"
          onUse={(part) => cell.replace(cropped, part)}
          onClose={() => setCropped(undefined)}
        />
      )}
    </section>
  )
}

const isTile = (element: Element | null) =>
  element instanceof HTMLElement && element.dataset.picture !== undefined

/** What was moved in the page, or stood beside what is gone, keeps the keyboard. */
function focusTile(path: string | undefined) {
  if (path === undefined) return
  requestAnimationFrame(() => {
    for (const tile of document.querySelectorAll<HTMLElement>('[data-picture]'))
      if (tile.dataset.picture === path) tile.focus()
  })
}

interface PictureToolsProps {
  at: number
  count: number
  onMove: (to: number) => void
  onCrop: () => void
  onRemove: () => void
}

/** What can be done with the chosen picture. */
function PictureTools({ at, count, onMove, onCrop, onRemove }: PictureToolsProps) {
  const t = useText(pictureTexts)
  const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true }
  const tools = useRef<HTMLDivElement>(null)
  // On a phone the pictures fill the screen, and what can be done with one stands below them.
  useEffect(() => tools.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div
      ref={tools}
      className="mt-2.5 flex scroll-mb-40 lg:scroll-mb-4 flex-wrap items-center gap-1.5 text-13"
    >
      <span className="mr-1 text-ink-3">{t('chosen', { at: at + 1 })}</span>
      <Button size={32} icon={<ArrowLeft {...icon} />} disabled={at === 0} onClick={() => onMove(at - 1)}>
        {t('earlier')}
      </Button>
      <Button
        size={32}
        icon={<ArrowRight {...icon} />}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        {t('later')}
      </Button>
      {at > 0 && (
        <Button size={32} icon={<Star {...icon} />} onClick={() => onMove(0)}>
          {t('toFront')}
        </Button>
      )}
      <Button size={32} icon={<Crop {...icon} />} onClick={onCrop}>
        {t('crop')}
      </Button>
      <Button
        size={32}
        look="quiet"
        className="text-coral-ink!"
        icon={<Trash2 {...icon} />}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </div>
  )
}
