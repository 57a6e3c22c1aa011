import { mostBytes } from './picture-file.ts'

/** Enough to cut a card out of. */
const longestSide = 2000
const quality = 0.88

/**
 * A camera's photograph has more bytes than the picture of a card may have, and whoever just took it cannot help that:
 * it is made smaller before it is looked at. What cannot be read as a picture stays as it is, and is refused as such.
 */
export async function lighterPhoto(photo: File): Promise<File> {
  if (photo.size <= mostBytes) return photo
  const address = URL.createObjectURL(photo)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    const scale = Math.min(1, longestSide / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const lighter = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    return lighter ? new File([lighter], photo.name, { type: 'image/jpeg' }) : photo
  } catch {
    return photo
  } finally {
    URL.revokeObjectURL(address)
  }
}
