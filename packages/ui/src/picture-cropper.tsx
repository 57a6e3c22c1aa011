import { ImageCropper } from '@ark-ui/react/image-cropper'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'

interface PictureCropperProps {
  /** The address of the picture. */
  src: string
  texts: {
    label: string
    /** How it is done with a keyboard. */
    instructions: string
    zoom: string
    turn: string
    use: string
    cancel: string
  }
  /** What the part is written as. */
  type: 'image/png' | 'image/jpeg'
  /** The part's longest side in pixels; it is never made larger than it is. */
  longestSide: number
  /** Width by height, where the part has to be of that shape. */
  aspect?: number | undefined
  busy?: boolean
  onUse: (part: Blob) => void
  onCancel: () => void
}

const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
/** Larger than any window: it begins with the whole picture. */
const whole = { x: 0, y: 0, width: 100_000, height: 100_000 }
const quality = 0.92

/** Cuts a part out of a picture, by hand or by keyboard. */
export function PictureCropper(props: PictureCropperProps) {
  const { src, texts, type, longestSide, aspect, busy = false, onUse, onCancel } = props
  const [zoom, setZoom] = useState(1)
  const maxSize = { width: longestSide, height: longestSide }
  return (
    <ImageCropper.Root
      initialCrop={aspect ? { ...whole, height: Math.round(whole.width / aspect) } : whole}
      {...(aspect && { aspectRatio: aspect })}
      zoom={zoom}
      onZoomChange={(details) => setZoom(details.zoom)}
      maxZoom={4}
      translations={{
        rootLabel: texts.label,
        rootRoleDescription: texts.label,
        previewLoading: texts.label,
        previewDescription: () => texts.instructions,
        selectionLabel: () => texts.label,
        selectionRoleDescription: texts.label,
        selectionInstructions: texts.instructions,
        selectionValueText: ({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`,
      }}
      className="flex min-h-0 flex-col gap-4"
    >
      <div className="grid min-h-40 place-items-center overflow-hidden rounded-card bg-ink p-4">
        <ImageCropper.Viewport className="inline-block max-w-full">
          <ImageCropper.Image src={src} className="block max-h-[min(380px,50dvh)] max-w-full" />
          <ImageCropper.Selection className="shadow-[0_0_0_4000px_rgb(10_22_48/0.6)] outline-2 outline-white focus-visible:outline-harbour-sky">
            {handles.map((position) => (
              <ImageCropper.Handle
                key={position}
                position={position}
                className="grid size-10 place-items-center after:block after:size-5 after:rounded-pill after:border-2 after:border-white after:bg-harbour after:shadow-pop"
              />
            ))}
            <ImageCropper.Grid axis="horizontal" className="border-y border-white/45" />
            <ImageCropper.Grid axis="vertical" className="border-x border-white/45" />
          </ImageCropper.Selection>
        </ImageCropper.Viewport>
      </div>
      <ImageCropper.Context>
        {(cropper) => (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <label className="flex min-h-10 items-center gap-3 text-13 text-ink-2">
              {texts.zoom}
              <input
                type="range"
                min={1}
                max={4}
                step={0.05}
                value={cropper.zoom}
                onChange={({ target }) => setZoom(Number(target.value))}
                className="w-36 accent-harbour"
              />
            </label>
            <Button
              size={40}
              icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => cropper.rotateBy(90)}
            >
              {texts.turn}
            </Button>
            <div className="ml-auto flex gap-3">
              <Button onClick={onCancel}>{texts.cancel}</Button>
              <Button
                look="primary"
                busy={busy}
                onClick={async () => {
                  const part = await cropper.getCroppedImage({ type, quality, maxSize })
                  if (part instanceof Blob) onUse(part)
                }}
              >
                {texts.use}
              </Button>
            </div>
          </div>
        )}
      </ImageCropper.Context>
    </ImageCropper.Root>
  )
}
