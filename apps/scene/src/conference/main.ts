import '../hall/hall.css'
import { openScene } from '../open-scene.ts'
import { railLeft } from '../scene-content.ts'
import { isAllowedAddress } from './allowed-address.ts'
import { createConferenceBar } from './conference-bar.ts'
import { type ConferenceData, loadConference } from './conference-data.ts'
import { conferencePlaces } from './conference-places.ts'
import type { ConferenceScene } from './conference-scene.ts'
import { conferenceWords, hallWords } from './conference-words.ts'
import { watchProgramme } from './programme-watch.ts'
import { reportFilmState } from './report-film-state.ts'
import { StagePlayer } from './stage-player.ts'

/** None are allowed before the settings are known. */
let streamOrigins: readonly string[] = []
const player = new StagePlayer((address) => isAllowedAddress(address, location.href, streamOrigins))

void openScene<ConferenceData>({
  async load(context) {
    const data = await loadConference(context)
    streamOrigins = data.streamOrigins
    return data
  },
  about: (data) => ({
    title: {
      zh: `${data.name.zh} · ${hallWords[data.hall].zh}`,
      en: `${data.name.en} · ${hallWords[data.hall].en}`,
    },
    places: conferencePlaces(data),
    words: conferenceWords,
    rails: railLeft,
  }),
  // The 3D part is fetched only when it is drawn: the list twin stays light.
  create: async (canvas, quality, data, context, wake) =>
    (await import('./conference-scene.ts')).createConference(canvas, quality, data, context, wake, player),
  overlay(_, __, { bridge }) {
    reportFilmState(player, (state) => bridge.send({ type: 'film', state }))
    return createConferenceBar(player, bridge)
  },
  onMessage(message, { quality }) {
    if (message.type !== 'screen') return
    player.offer({ sessionId: message.session_id, address: message.address, media: message.media })
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    // Weak graphics draw only what is asked for, and so does who wants things to keep still.
    if (quality !== undefined && quality !== 'low' && !still) void player.play()
  },
  watch: (data, context, renew) => void watchProgramme(data, context, renew),
  onData: (data, scene) => (scene as ConferenceScene | undefined)?.renew(data),
})
