import './text-layer.css'
import { classNames, useText } from '@tradefloor/ui'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { PdfPage } from './pdf-page.tsx'
import { ReaderTools } from './reader-tools.tsx'
import { documentTexts } from './texts.ts'
import { gapPx, usePageInSight } from './use-page-in-sight.ts'
import type { Pdf } from './use-pdf.ts'
import { percentOf, scaleOf, stepped, type Zoom } from './zoom.ts'

interface PdfReaderProps {
  open: Extract<Pdf, { state: 'there' }>
  layout: 'wide' | 'phone'
}

/** The pages of a document, and the tools to read them with. */
export function PdfReader({ open, layout }: PdfReaderProps) {
  const t = useText(documentTexts)
  const box = useRef<HTMLElement>(null)
  const room = useRoom(box, layout === 'wide' ? 24 : 8)
  // As wide as the window a page of text would be a poster.
  const [zoom, setZoom] = useState<Zoom>(layout === 'wide' ? 1 : 'width')
  const scale = scaleOf(zoom, open.size, room)
  const { page, goTo } = usePageInSight(box, scale)
  const count = open.pdf.numPages

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
    const act = {
      '+': () => setZoom(stepped(scale, 1)),
      '=': () => setZoom(stepped(scale, 1)),
      '-': () => setZoom(stepped(scale, -1)),
      '0': () => setZoom('width'),
      ArrowLeft: () => goTo(Math.max(1, page - 1)),
      ArrowRight: () => goTo(Math.min(count, page + 1)),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every key has a button that does the same
    <div onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col">
      <ReaderTools
        layout={layout}
        page={page}
        count={count}
        percent={percentOf(scale)}
        zoom={zoom}
        onPage={goTo}
        onZoom={setZoom}
        onStep={(direction) => setZoom(stepped(scale, direction))}
      />
      <section
        ref={box}
        aria-label={t('pages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is only read must still scroll by keyboard
        tabIndex={0}
        className={classNames(
          'relative min-h-0 flex-1 overflow-auto overscroll-contain bg-sand-2 [--ring-offset:-3px]',
          layout === 'wide' ? 'px-6' : 'px-2',
        )}
      >
        <ol style={{ gap: gapPx, paddingBlock: gapPx }} className="flex flex-col">
          {Array.from({ length: count }, (_, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              open={open}
              number={index + 1}
              scale={scale}
              label={t('page', { number: index + 1 })}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}

/** What the pages may fill. */
function useRoom(box: RefObject<HTMLElement | null>, aside: number) {
  const [room, setRoom] = useState({ width: 800, height: 800 })
  useEffect(() => {
    const own = box.current
    if (!own) return
    const measure = () =>
      setRoom({ width: own.clientWidth - 2 * aside, height: own.clientHeight - 2 * gapPx })
    const observer = new ResizeObserver(measure)
    observer.observe(own)
    measure()
    return () => observer.disconnect()
  }, [box, aside])
  return room
}
