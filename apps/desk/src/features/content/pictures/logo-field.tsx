import { Button, Picture, useText } from '@tradefloor/ui'
import { Crop, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { fieldIn, useEditing } from '../editor-context.tsx'
import { Row } from '../field-row.tsx'
import { cellId } from '../record-fields.ts'
import { AddTile } from './add-tile.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { pictureTexts } from './texts.ts'
import { UploadFaults, UploadNotes } from './upload-faults.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { usePictureCell } from './use-picture-cell.ts'

/** The company's logo, with the way to another one. */
export function LogoField() {
  const t = useText(pictureTexts)
  const { record, state, focus, addressOf } = useEditing()
  const cell = usePictureCell('logo', 'logo', 1)
  const { uploads, coming, queue } = cell
  const [isCropping, setIsCropping] = useState(false)
  const { isOver, place } = useFileDrop(cell.add)
  const path = cell.paths[0]
  const { problem } = fieldIn(state, 'logo')
  const section = useRef<HTMLElement>(null)
  const remove = () => {
    cell.put([])
    cell.tell(t('removedLogo'))
    // The button goes with the logo.
    section.current?.focus()
  }
  const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true }
  return (
    <Row label={t('logo')}>
      <section
        ref={section}
        id={cellId('logo')}
        aria-label={t('logo')}
        tabIndex={-1}
        className="outline-none lg:col-span-2"
        onFocus={() => focus('logo')}
        {...place}
      >
        <div className="flex flex-wrap items-center gap-3">
          {path !== undefined && (
            <Picture
              src={addressOf(path)}
              name={record.name.cn || record.name.en}
              alt={t('logo')}
              sizes="84px"
              whole
              className="size-21 rounded-control border border-line"
            />
          )}
          {coming.length > 0 && (
            <ul className="w-28">
              {coming.map((upload) => (
                <UploadTile key={upload.id} upload={upload} onCancel={() => queue.remove(upload.id)} />
              ))}
            </ul>
          )}
          <AddTile
            text={t(path === undefined ? 'addLogo' : 'replaceLogo')}
            isOver={isOver}
            isSeveral={false}
            onFiles={cell.add}
            className="w-36"
          />
          {path !== undefined && (
            <span className="flex flex-wrap gap-1.5">
              <Button size={32} icon={<Crop {...icon} />} onClick={() => setIsCropping(true)}>
                {t('crop')}
              </Button>
              <Button
                size={32}
                look="quiet"
                className="text-coral-ink!"
                icon={<Trash2 {...icon} />}
                onClick={remove}
              >
                {t('remove')}
              </Button>
            </span>
          )}
        </div>
        <p className="mt-1 text-12 text-ink-3">{t('logoHint')}</p>
        {problem && <p className="mt-1 text-12 text-coral-ink">{problem}</p>}
        <UploadFaults uploads={uploads} queue={queue} />
        <UploadNotes notes={cell.notes} onDismiss={cell.dismissNotes} />
        <p role="status" className="sr-only">
          {cell.told}
        </p>
        {isCropping && path !== undefined && (
          <CropDialog
            address={addressOf(path)}
            kind="logo"
            onUse={(part) => cell.replace(path, part)}
            onClose={() => setIsCropping(false)}
          />
        )}
      </section>
    </Row>
  )
}
