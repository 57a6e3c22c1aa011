import type { Language } from '@tradefloor/contract'
import { brandTones, tileAreas } from '@tradefloor/rules'
import { drawVideoStill } from '../art/video-still.ts'
import type { HallStand } from '../hall/hall-layout.ts'
import type { Ray } from '../hall/pick-stand.ts'
import { tileSubject } from '../hall/stand-tiles.ts'
import { lookFor } from '../looks/looks.ts'
import { socketSpot } from '../stage/furnish.ts'
import type { BoothData } from './booth-data.ts'
import type { OwnStand } from './booth-models.ts'
import { boothAt } from './booth-view.ts'
import { passesNear } from './passes-near.ts'
import { VideoWall } from './video-wall.ts'

const still = { width: 1024, height: 576 }

export interface BoothScreen {
  wall: VideoWall
  textureBytes: number
  /** Draws the still in another language. */
  setLanguage(language: Language): void
  /** Whether a way of sight ends on it. */
  isHit(ray: Ray): boolean
}

/** The screen of a booth, with a still of the exhibitor's own until its film is asked for. */
export function createBoothScreen(
  { file, furnished }: OwnStand,
  { stand, films }: BoothData,
  wake: () => void,
): BoothScreen {
  const socket = file.head.sockets.find(({ kind }) => kind === 'screen')
  const at = socket ? socketSpot(furnished, socket) : boothAt
  const canvas = document.createElement('canvas')
  canvas.width = still.width
  canvas.height = still.height
  const wall = new VideoWall(at, socket?.size ?? 2.8, canvas, films[0], wake)
  return {
    wall,
    textureBytes: still.width * still.height * 4,
    setLanguage(language) {
      drawStill(canvas, stand, language)
      wall.refresh()
    },
    isHit: (ray) => socket !== undefined && passesNear(ray, at, socket.size * 0.42),
  }
}

function drawStill(canvas: HTMLCanvasElement, stand: HallStand, language: Language): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { width, height } = tileAreas.video
  const pixels = canvas.width / width
  const subject = tileSubject(stand, lookFor('', null))
  pen.save()
  pen.scale(pixels, canvas.height / height)
  drawVideoStill(
    { pen, width, height, pixels, bleed: 0 },
    { subject, language, pictures: {}, tones: brandTones(subject.color) },
  )
  pen.restore()
}
