import sharp from 'sharp'

const qualities = { best: 54, least: 30, step: 6 }

/** The picture in its size, at the best quality that fits into so many bytes. */
export async function toAvif(png, { width, height }, most) {
  const picture = sharp(png).resize({ width, height }).removeAlpha()
  for (let quality = qualities.best; quality >= qualities.least; quality -= qualities.step) {
    const bytes = await picture.clone().avif({ quality, effort: 4 }).toBuffer()
    if (bytes.length <= most) return { bytes, quality }
  }
  throw new Error(`The picture does not fit into ${most} bytes.`)
}
