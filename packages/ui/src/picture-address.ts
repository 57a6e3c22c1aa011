/** The widths in which the server hands out its pictures. */
export const pictureWidths = [160, 320, 640, 1280] as const

const isOurs = (address: string) => /^\/files\/[^?#]+$/.test(address)

/** Every width of one of our own pictures, for the browser to choose from; nothing for a picture from elsewhere. */
export const pictureSources = (address: string): string | undefined =>
  isOurs(address) ? pictureWidths.map((width) => `${address}?w=${width} ${width}w`).join(', ') : undefined

/** What a browser that does not choose gets: a middle width rather than the original. */
export const plainPicture = (address: string): string => (isOurs(address) ? `${address}?w=640` : address)
