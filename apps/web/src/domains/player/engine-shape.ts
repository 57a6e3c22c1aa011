export interface Quality {
  id: number
  /** Lines of the picture, as in 720P. */
  lines: number
}

export interface EngineEvents {
  onQualities: (qualities: readonly Quality[], shown: number | undefined) => void
  /** It plays no more, and will not by itself. */
  onFailed: () => void
}

/** What plays a source on a video element. */
export interface Engine {
  /** Undefined leaves the choice to how fast the pieces come. */
  setQuality: (id: number | undefined) => void
  /** Where the edge of something live is, in seconds; undefined while that is not known. */
  edge: () => number | undefined
  destroy: () => void
}
