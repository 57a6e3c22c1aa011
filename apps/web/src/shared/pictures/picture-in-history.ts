/** Which picture of which thing is seen in full, as the history keeps it beside what else it knows of a page. */
interface Seen {
  picture: { of: string; at: number }
}

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null

export const withPicture = (state: unknown, of: string, at: number): Seen => ({
  ...(isObject(state) ? state : undefined),
  picture: { of, at },
})

/** The number of the picture that is open, if it is one of these. */
export function pictureIn(state: unknown, of: string, count: number): number | undefined {
  const { picture } = (isObject(state) ? state : {}) as Partial<Seen>
  return picture?.of === of && picture.at >= 0 && picture.at < count ? picture.at : undefined
}
