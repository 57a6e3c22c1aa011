import { type BareWord, fromBareString, type Landmark } from './bare-words.ts'
import { isId, messageVersion, oneOf, readShaped, type Shape } from './shape.ts'

/** The two ways a scene can be shown. */
export const sceneViews = ['picture', 'list'] as const
export type SceneView = (typeof sceneViews)[number]

/** What a booth has to choose. */
export const boothSpots = ['about', 'videos', 'products', 'contact', 'card', 'chat', 'posters'] as const
export type BoothSpot = (typeof boothSpots)[number]

/** The counters of an information desk. */
export const deskCounters = ['contact', 'schedule', 'documents', 'halls'] as const
export type DeskCounter = (typeof deskCounters)[number]

/** What a conference hall has to choose. */
export const conferenceSpots = ['screen', 'agenda', 'guests', 'door'] as const
export type ConferenceSpot = (typeof conferenceSpots)[number]

/** What the screen of a conference hall does. */
export const filmStates = ['plays', 'rests'] as const
export type FilmState = (typeof filmStates)[number]

/** What a scene says with an object of ours. On the wire it carries the version besides. */
export type SceneEvent =
  /** The document runs and listens; nothing is to be seen yet. */
  | { type: 'here' }
  /** There is something to see. */
  | { type: 'ready'; view: SceneView }
  /** There will be nothing to see. */
  | { type: 'failed' }
  | { type: 'exhibition'; exhibition_id: number }
  | { type: 'booth'; company_id: number; instance_id: number; exhibition_id: number }
  /** `product_id` is an exhibition product, only with products; `video` counts from 1, only with videos. */
  | { type: 'spot'; name: BoothSpot; product_id?: number; video?: number }
  | { type: 'counter'; name: DeskCounter }
  /** `session_id` is what the screen shows or the line of the agenda; the door leads to the other hall. */
  | { type: 'conference'; name: ConferenceSpot; session_id?: number }
  /** The screen of a conference hall has begun to play, or has stopped. */
  | { type: 'film'; state: FilmState }
  /** The visitor changed between picture and list. */
  | { type: 'view'; view: SceneView }

/** What the site hears, whoever made the scene. */
export type FromScene = SceneEvent | Landmark

const shapes: Record<SceneEvent['type'], Shape> = {
  here: { needs: {} },
  ready: { needs: { view: oneOf(sceneViews) } },
  failed: { needs: {} },
  exhibition: { needs: { exhibition_id: isId } },
  booth: { needs: { company_id: isId, instance_id: isId, exhibition_id: isId } },
  spot: {
    needs: { name: oneOf(boothSpots) },
    may: { product_id: isId, video: isId },
    together: ({ name, product_id, video }) =>
      (product_id === undefined || name === 'products') && (video === undefined || name === 'videos'),
  },
  counter: { needs: { name: oneOf(deskCounters) } },
  conference: {
    needs: { name: oneOf(conferenceSpots) },
    may: { session_id: isId },
    together: ({ name, session_id }) => session_id === undefined || name === 'screen' || name === 'agenda',
  },
  film: { needs: { state: oneOf(filmStates) } },
  view: { needs: { view: oneOf(sceneViews) } },
}

/** The message if it is one in shape, else undefined. Source and origin are checked before this. */
export const readFromScene = (value: unknown): FromScene | undefined =>
  fromBareString(value) ?? readShaped<SceneEvent>(shapes, value)

/** What a scene posts: a bare word as it is, a message of ours with its version. */
export const sceneWire = (message: SceneEvent | BareWord) =>
  typeof message === 'string' ? message : { v: messageVersion, ...message }
