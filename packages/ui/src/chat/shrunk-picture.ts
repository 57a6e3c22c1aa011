const longestSide = 2000
/** A little less than the server takes. */
const mostBytes = 2_000_000
/** Each smaller than the one before; the first that fits is sent. */
const qualities = [0.9, 0.8, 0.65, 0.45] as const

/**
 * A photo as phones take them, made to fit what can be sent. What fits stays as it is, and so does what is no picture: the
 * server says what is wrong with it.
 */
export async function shrunkPicture(picture: File): Promise<File> {
  const drawn = await createImageBitmap(picture).catch(() => undefined)
  if (!drawn) return picture
  const { width, height } = drawn
  const scale = Math.min(1, longestSide / Math.max(width, height))
  if (scale === 1 && picture.size <= mostBytes) return picture
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const brush = canvas.getContext('2d')
  if (!brush) return picture
  // A jpeg has nothing to see through to.
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  for (const quality of qualities) {
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (jpeg && jpeg.size <= mostBytes)
      return new File([jpeg], picture.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  }
  return picture
}
