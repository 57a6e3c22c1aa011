import type { Page } from './driver/page.ts'

/** Time goes on in the page's video, and pictures of it are drawn. */
export async function expectPlaying(visit: Page) {
  const read = () => {
    const video = document.querySelector('video')
    return video
      ? { time: video.currentTime, frames: video.getVideoPlaybackQuality().totalVideoFrames }
      : null
  }
  const { time, frames } = await visit.until('a video', read)
  const goesOn = (before: { time: number; frames: number }) => {
    const video = document.querySelector('video')
    const drawn = video?.getVideoPlaybackQuality().totalVideoFrames ?? 0
    return (video?.currentTime ?? 0) > before.time + 0.4 && drawn > before.frames
  }
  await visit.until('a video that plays', goesOn, { time, frames })
}
