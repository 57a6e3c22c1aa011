import { deskFileLimits } from '@tradefloor/contract'

/** As the server keeps them. */
const longestSide = 2000
/** What is heavier is written as a jpeg, and then is light. */
const plentyBytes = 2_000_000
const quality = 0.88

export type FileFault = 'heic' | 'notPicture' | 'tooLarge' | 'notPdf' | 'pdfTooLarge'

export interface Shrunk {
  width: number
  height: number
  before: number
  after: number
}

export type Prepared = { bytes: Blob; shrunk: Shrunk | undefined } | { fault: FileFault }

const takenAsIs = ['image/png', 'image/jpeg']

/**
 * A picture as it is sent: a png or jpeg of at most 2,000 pixels a side. What the browser can read is written anew where
 * it is larger or of another format, HEIC where the system has a decoder for it.
 */
export async function preparePicture(file: Blob): Promise<Prepared> {
  const drawn = await createImageBitmap(file).catch(() => undefined)
  if (!drawn) return { fault: (await isHeic(file)) ? 'heic' : 'notPicture' }
  const { width, height } = drawn
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const isLight = file.size <= plentyBytes || file.type === 'image/png'
  if (
    scale === 1 &&
    isLight &&
    takenAsIs.includes(file.type) &&
    file.size <= deskFileLimits.uploadBytes.picture
  ) {
    drawn.close()
    return { bytes: file, shrunk: undefined }
  }
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const brush = canvas.getContext('2d')
  const keepsPng = file.type === 'image/png' && file.size <= plentyBytes
  if (brush && !keepsPng) {
    // A jpeg has nothing to see through to.
    brush.fillStyle = 'white'
    brush.fillRect(0, 0, canvas.width, canvas.height)
  }
  brush?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  const bytes = await new Promise<Blob | null>((done) =>
    canvas.toBlob(done, keepsPng ? 'image/png' : 'image/jpeg', quality),
  )
  if (!brush || !bytes) return { fault: 'tooLarge' }
  const shrunk = { width: canvas.width, height: canvas.height, before: file.size, after: bytes.size }
  return { bytes, shrunk: scale < 1 ? shrunk : undefined }
}

const heicBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

/** By its first bytes: some systems give such a file no type. */
export async function isHeic(file: Blob): Promise<boolean> {
  const text = String.fromCharCode(...new Uint8Array(await file.slice(4, 12).arrayBuffer()))
  return text.startsWith('ftyp') && heicBrands.includes(text.slice(4))
}
