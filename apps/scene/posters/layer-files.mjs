import sharp from 'sharp'

/** Masks keep each of their channels sharp, so their colours are not thinned out. */
const asMask = { quality: 62, effort: 4, chromaSubsampling: '4:4:4' }

const pixels = (png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** A hall without stands. */
export const hallFile = (png) => sharp(png).removeAlpha().avif({ quality: 50, effort: 5 }).toBuffer()

/**
 * From the passes of a stand: what has a colour of its own (`ink`), how much of each paint is seen (`paints`), and in one
 * picture how brightly the exhibitor's own picture is lit and where the stand is at all (`masks`: red and green).
 */
export async function standFiles({ ink, outline, paints, picture }) {
  const [own, onWhite, painted, lit] = await Promise.all([ink, outline, paints, picture].map(pixels))
  const { width, height } = own.info
  const paintMask = Buffer.alloc(own.data.length)
  const masks = Buffer.alloc(own.data.length)
  for (let at = 0; at < own.data.length; at += 3) {
    for (let channel = 0; channel < 3; channel++)
      paintMask[at + channel] = Math.max(0, painted.data[at + channel] - own.data[at + channel])
    const seen = [0, 1, 2].map((channel) => Math.max(0, lit.data[at + channel] - own.data[at + channel]))
    masks[at] = Math.max(...seen)
    masks[at + 1] = 255 - Math.max(0, onWhite.data[at + 1] - own.data[at + 1])
  }
  const raw = { raw: { width, height, channels: 3 } }
  return {
    '.ink.avif': await sharp(own.data, raw).avif({ quality: 56, effort: 5 }).toBuffer(),
    '.paints.avif': await sharp(paintMask, raw).avif(asMask).toBuffer(),
    '.masks.avif': await sharp(masks, raw).avif(asMask).toBuffer(),
  }
}
