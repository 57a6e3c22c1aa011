import type { PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { Pdf } from './use-pdf.ts'

type Open = Extract<Pdf, { state: 'there' }>

interface PdfPageProps {
  open: Open
  number: number
  scale: number
  label: string
}

/** So much above and below the window is drawn already; what is further away is let go. */
const near = '900px 0px'

/** Sharp enough on every screen, and never so large that a phone runs out of memory. */
const mostPixels = 12_000_000
const densityFor = (width: number, height: number) =>
  Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)))

/** A sheet of paper, which has something on it only while it is in sight or about to be. */
export function PdfPage({ open, number, scale, label }: PdfPageProps) {
  const sheet = useRef<HTMLLIElement>(null)
  const [isNear, setNear] = useState(false)
  const [page, setPage] = useState<PDFPageProxy>()
  useEffect(() => {
    const own = sheet.current
    if (!own) return
    const observer = new IntersectionObserver((seen) => setNear(seen.some((one) => one.isIntersecting)), {
      rootMargin: near,
    })
    observer.observe(own)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear || page) return
    let isWanted = true
    open.pdf.getPage(number).then(
      (got) => isWanted && setPage(got),
      // A broken page stays an empty sheet; the others can still be read.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [isNear, page, open.pdf, number])
  const size = page?.getViewport({ scale: 1 }) ?? open.size
  return (
    <li
      ref={sheet}
      aria-label={label}
      data-page={number}
      style={{ width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) }}
      className="relative mx-auto flex shrink-0 items-center justify-center bg-white text-14 text-ink-3 shadow-pop"
    >
      {/* Until it is drawn, and on a page that cannot be: which one it is. */}
      {label}
      {isNear && page && <Drawn key={scale} page={page} scale={scale} engine={open.engine} />}
    </li>
  )
}

interface DrawnProps {
  page: PDFPageProxy
  scale: number
  engine: Open['engine']
}

function Drawn({ page, scale, engine }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [paper, layer] = [canvas.current, words.current]
    if (!paper || !layer) return
    const viewport = page.getViewport({ scale })
    const density = densityFor(viewport.width, viewport.height)
    paper.width = Math.floor(viewport.width * density)
    paper.height = Math.floor(viewport.height * density)
    const drawing = page.render({ canvas: paper, viewport, transform: [density, 0, 0, density, 0, 0] })
    const text = new engine.TextLayer({
      textContentSource: page.streamTextContent(),
      container: layer,
      viewport,
    })
    // Both are cut short when the page is left; that is no fault.
    drawing.promise.catch(() => {})
    text.render().then(hideMeasure, () => {})
    return () => {
      drawing.cancel()
      text.cancel()
      layer.replaceChildren()
    }
  }, [page, scale, engine])
  return (
    <>
      <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
      <div ref={words} className="document-words" style={{ ['--total-scale-factor' as string]: scale }} />
    </>
  )
}

/** The reader measures letters on a canvas that it puts beside the page; nobody is to hear of it. */
const hideMeasure = () => {
  for (const canvas of document.querySelectorAll('.hiddenCanvasElement'))
    canvas.setAttribute('aria-hidden', 'true')
}
