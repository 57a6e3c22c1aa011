import type { TileSubject } from '../art/tile-subject.ts'
import { lookFor } from '../looks/looks.ts'
import type { Quality } from '../quality.ts'
import type { SceneContext } from '../scene-context.ts'
import type { LiveScene, ScreenPoint } from '../stage/live-scene.ts'
import { RoomStage } from '../stage/room-stage.ts'
import type { DeskData } from './desk-data.ts'
import { deskView } from './desk-view.ts'
import { countersOf, deskStamps, fillDesk, loadDeskModels } from './fill-desk.ts'

const hallRoom = { width: 40, depth: 36, carpets: [], exhibitors: 1 }
/** Metres between two values of the light on the floor. */
const groundStep = 0.12
/** CSS pixels around a counter's spot that a finger may be off. */
const tapReach = 90

/** The information desk of an exhibition: one hall, four counters, somebody at each. */
export async function createDesk(
  canvas: HTMLCanvasElement,
  quality: Quality,
  data: DeskData,
  context: SceneContext,
): Promise<LiveScene> {
  const { exhibitionId, name, industry } = data
  const look = lookFor(context.params.look, industry)
  const models = await loadDeskModels(data, look, quality)
  const language = context.language()
  const stage = new RoomStage({ ...hallRoom, canvas, quality, look, models: models.building, language })
  const { atlas } = stage
  const subject: TileSubject = { id: exhibitionId, name, number: '', color: look.accents[0], industry }
  atlas.setSubjects([subject])
  atlas.want([{ id: exhibitionId, level: 'near' }])
  const { field, placing } = fillDesk(models, stage.material)
  stage.scene.add(...field.meshes)
  await stage.lightGround(deskStamps(models), groundStep)

  const counters = countersOf(models)
  const points = () =>
    counters.flatMap(({ id, spot }): ScreenPoint[] => {
      const at = stage.screen(spot)
      return at ? [{ id, x: at.x, y: at.y }] : []
    })
  const view = deskView()
  let drawn = ''
  return {
    lively: false,
    resize: (width, height) => stage.resize(width, height),
    stand(lens) {
      stage.lens = lens
    },
    draw() {
      const now = view.stance(stage.aspect)
      stage.aim(now)
      const more = atlas.step(10)
      const key = `${atlas.version} ${now.eye.map((v) => v.toFixed(2))} ${stage.frame}`
      if (key !== drawn) {
        drawn = key
        placing.tile = atlas.rectOf(exhibitionId)
        field.choose(stage.camera)
        stage.shell.focus(now.eye[2] - 8)
      }
      stage.render()
      return more
    },
    points,
    nudge: (turn, rise, zoom) => view.nudge(turn, rise, zoom),
    tap: (x, y) => nearest(points(), x, y),
    lower: (next) => stage.lower(next),
    counts: () => stage.counts(),
    setLanguage: (next) => atlas.setLanguage(next),
    dispose() {
      field.dispose()
      stage.dispose()
    },
  }
}

/** The place whose point is nearest, if a finger can have meant it. */
function nearest(points: readonly ScreenPoint[], x: number, y: number): string | undefined {
  const [near] = points
    .map((point) => ({ id: point.id, away: Math.hypot(point.x - x, point.y - y) }))
    .sort((a, b) => a.away - b.away)
  return near && near.away < tapReach ? near.id : undefined
}
