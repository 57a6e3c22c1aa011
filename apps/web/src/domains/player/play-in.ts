/** Begins to play; where a browser allows no sound without a press, without it. */
export async function playIn(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play()
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) return
    video.muted = true
    await video.play().catch(() => {})
  }
}
