import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

export type Pdf =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'there'; pdf: PDFDocumentProxy; engine: typeof import('./pdf-engine.ts'); size: PageSize }

/** Of a page at its own size, in points. */
export interface PageSize {
  width: number
  height: number
}

/** A document's file, opened. `attempt` is another number to try again. */
export function usePdf(url: string, attempt: number): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to open it again
  useEffect(() => {
    setPdf({ state: 'loading' })
    let isWanted = true
    let end: (() => Promise<void>) | undefined
    const open = async () => {
      const engine = await import('./pdf-engine.ts')
      if (!isWanted) return
      const task = engine.openPdf(url)
      end = () => task.destroy()
      const opened = await task.promise
      const { width, height } = (await opened.getPage(1)).getViewport({ scale: 1 })
      if (isWanted) setPdf({ state: 'there', pdf: opened, engine, size: { width, height } })
    }
    open().catch((error: unknown) => {
      if (!isWanted) return
      // biome-ignore lint/suspicious/noConsole: B-16 asks for it, and the reader is told besides
      console.error('document not shown:', url, error)
      setPdf({ state: 'failed' })
    })
    return () => {
      isWanted = false
      end?.()
    }
  }, [url, attempt])
  return pdf
}
