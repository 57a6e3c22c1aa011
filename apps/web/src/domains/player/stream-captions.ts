import { Events, type default as Hls, type MediaPlaylist } from 'hls.js'

/**
 * The captions of a stream as text tracks of its video. Left to itself hls.js makes elements whose text is in their
 * address, which the page's policy does not allow.
 */
export function bringCaptions(hls: Hls, video: HTMLVideoElement): () => void {
  let playlists: readonly MediaPlaylist[] = []
  // A track can be added to a video but never removed: another try of the same stream finds those of the one before.
  const trackOf = ({ name, lang = '' }: MediaPlaylist): TextTrack =>
    [...video.textTracks].find(({ label, language }) => label === name && language === lang) ??
    video.addTextTrack('subtitles', name, lang)

  const follow = () => {
    const index = playlists.findIndex((playlist) => trackOf(playlist).mode !== 'disabled')
    if (hls.subtitleTrack !== index) hls.subtitleTrack = index
  }
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, (_event, { subtitleTracks }) => {
    playlists = subtitleTracks
    for (const playlist of playlists) {
      const track = trackOf(playlist)
      if (track.mode === 'disabled') continue
      for (const cue of [...(track.cues ?? [])]) track.removeCue(cue)
    }
    follow()
  })
  hls.on(
    Events.CUES_PARSED,
    (_event, { cues, subtitleTrack }: { cues: VTTCue[]; subtitleTrack?: MediaPlaylist }) => {
      if (subtitleTrack) for (const cue of cues) trackOf(subtitleTrack).addCue(cue)
    },
  )
  video.textTracks.addEventListener('change', follow)
  return () => video.textTracks.removeEventListener('change', follow)
}
