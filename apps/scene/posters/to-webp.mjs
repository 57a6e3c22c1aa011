import sharp from 'sharp'

const qualities = { best: 82, least: 20, step: 2 }

/** The picture in its size, at the best quality that fits into so many bytes. */
export async function toWebp(png, { width, height }, most) {
  const picture = sharp(png).resize({ width, height }).removeAlpha()
  for (let quality = qualities.best; quality >= qualities.least; quality -= qualities.step) {
    const bytes = await picture.clone().webp({ quality, effort: 6, preset: 'picture' }).toBuffer()
    if (bytes.length <= most) return { bytes, quality }
  }
  throw new Error(`The picture does not fit into ${most} bytes.`)
}
