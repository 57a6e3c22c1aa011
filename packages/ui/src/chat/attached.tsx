import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '../picture.tsx'

interface AttachedThingProps {
  name: string
  /** What it is, in a word. */
  kind: string
  /** What else is to be known of it: a price. */
  note?: string | undefined
  /** Its picture; a document has none. */
  image?: string
  /** In the writer's own bubble, which is dark. */
  own: boolean
  /** Makes it a way to the thing, in whatever way the page goes to its places. */
  link: (className: string, children: ReactNode) => ReactNode
}

/** A product or a document that somebody put into a message. */
export function AttachedThing({ name, kind, note, image, own, link }: AttachedThingProps) {
  return link(
    `-mx-1.5 -mt-0.5 mb-1 flex min-h-14 items-center gap-3 rounded-control p-1.5 pr-3 last:-mb-0.5 ${own ? 'bg-white/12 hover:bg-white/16' : 'bg-sand-2 hover:bg-harbour-light'}`,
    <>
      {image === undefined ? (
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-white text-coral-ink">
          <FileText size={20} strokeWidth={1.75} aria-hidden />
        </span>
      ) : (
        <Picture src={image} name={name} sizes="56px" className="size-14 rounded-control" />
      )}
      <span className="min-w-0">
        <span className={`block text-12 ${own ? '' : 'text-ink-3'}`}>{kind}</span>
        <span className="line-clamp-2 wrap-anywhere">{name}</span>
        {note && <span className={`block text-13 ${own ? '' : 'text-coral-ink'}`}>{note}</span>}
      </span>
    </>,
  )
}

interface AttachedPictureProps {
  src: string
  width: number
  height: number
  label: string
  onOpen: () => void
  /** Its address leads nowhere any more. */
  onMissing: () => void
}

/** A picture that was sent, to be looked at in full. It has its shape before it is there. */
export function AttachedPicture({ src, width, height, label, onOpen, onMissing }: AttachedPictureProps) {
  const shown = Math.min(240, width)
  return (
    <button type="button" onClick={onOpen} aria-label={label} className="block max-w-full">
      <span
        className="block"
        style={{ width: shown, maxWidth: '100%', aspectRatio: `${width} / ${Math.min(height, width * 1.6)}` }}
      >
        <Picture src={src} name={label} sizes="240px" className="size-full" onMissing={onMissing} />
      </span>
    </button>
  )
}
