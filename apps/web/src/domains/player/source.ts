/** A film is one file; a stream is a list of pieces that may still be growing. */
export type SourceKind = 'film' | 'stream'

/** Films are files that end in mp4, and those of the fair's own, which have no ending. All else is streamed. */
export function sourceKind(address: string): SourceKind {
  const [path = ''] = address.split(/[?#]/)
  return /^\/files\/[^/]+$/.test(path) || /\.mp4$/i.test(path) ? 'film' : 'stream'
}

export interface CaptionFile {
  language: 'zh' | 'en'
  address: string
}

/** What a player plays. */
export interface Source {
  address: string
  kind: SourceKind
  /** It is going on now: there is no end yet, and its edge is what everybody sees. */
  live: boolean
  /** Under which its place is remembered. */
  key: string
  captions?: readonly CaptionFile[]
}

/** What a player may open at all: ours, or what an organiser named. Nobody's script, and nothing from inside the page. */
export const isMediaAddress = (address: string): boolean => /^(?:https?:\/\/|\/(?!\/))/i.test(address)
