import address from 'model:desk-hall'
import type { TileSubject } from '../art/tile-subject.ts'
import { brandPaints } from '../kit/paint.ts'
import { lookFor } from '../looks/looks.ts'
import type { Quality } from '../quality.ts'
import type { SceneContext } from '../scene-context.ts'
import { AroundView } from '../stage/around-view.ts'
import { type Furnished, furnish, socketSpot, stampsOf } from '../stage/furnish.ts'
import { loadHallModels } from '../stage/hall-models.ts'
import type { LiveScene, ScreenPoint } from '../stage/live-scene.ts'
import { loadModelFile } from '../stage/load-models.ts'
import { ModelField } from '../stage/model-field.ts'
import { loadFiles } from '../stage/model-files.ts'
import type { Placing } from '../stage/placed.ts'
import { RoomStage } from '../stage/room-stage.ts'
import type { DeskData } from './desk-data.ts'

const deskAt = [0, 0, -8] as const
const always = { near: 30, middle: 60, far: Infinity }
const counterPrefix = 'counter-'

const deskView = () =>
  new AroundView(
    deskAt,
    {
      wide: { turn: 0.08, distance: 11.6, height: 1.75, opening: 41, shift: 0.18 },
      tall: { turn: 0.08, distance: 15.4, height: 1.75, opening: 46, shift: 0.1 },
    },
    { left: 0.7, right: 0.7 },
  )

/** The information desk of an exhibition: one hall, four counters, somebody at each. */
export async function createDesk(
  canvas: HTMLCanvasElement,
  quality: Quality,
  { exhibitionId, name, industry }: DeskData,
  context: SceneContext,
): Promise<LiveScene> {
  const look = lookFor(context.params.look, industry)
  const color = look.accents[0]
  const [models, file] = await Promise.all([loadHallModels(look.architecture), loadModelFile(address)])
  const desk: Furnished = {
    sockets: file.head.sockets,
    at: deskAt,
    turn: 0,
    paints: brandPaints(color),
    industry,
    seed: exhibitionId,
  }
  const life = furnish(
    [desk],
    look.plants.map((kind) => `plant-${kind}`),
    0,
  )
  const files = new Map([['desk-hall', file], ...(await loadFiles(life.keys()))])
  const stage = new RoomStage({
    canvas,
    quality,
    look,
    models,
    width: 40,
    depth: 36,
    carpets: [],
    exhibitors: 1,
    language: context.language(),
  })
  const subject: TileSubject = { id: exhibitionId, name, number: '', color, industry }
  stage.atlas.setSubjects([subject])
  stage.atlas.want([{ id: exhibitionId, level: 'near' }])
  const field = new ModelField(files, stage.material)
  const placing: Placing = { at: deskAt, turn: 0, size: 1, paints: desk.paints, tile: [0, 0, 0, 0], glow: 0 }
  field.add('desk-hall', [placing], always)
  for (const [model, placings] of life) field.add(model, placings, always)
  stage.scene.add(...field.meshes)
  await stage.lightGround(
    [{ file, at: [deskAt[0], deskAt[2]], turn: 0, size: 1 }, ...stampsOf(life, files)],
    0.12,
  )
  const counters = file.head.sockets
    .filter(({ kind }) => kind.startsWith(counterPrefix))
    .map((socket) => ({ id: socket.kind.slice(counterPrefix.length), spot: socketSpot(desk, socket) }))

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
      const more = stage.atlas.step(10)
      const key = `${stage.atlas.version} ${now.eye.map((v) => v.toFixed(2))} ${stage.frame}`
      if (key !== drawn) {
        drawn = key
        placing.tile = stage.atlas.rectOf(exhibitionId)
        field.choose(stage.camera)
        stage.shell.focus(now.eye[2] - 8)
      }
      stage.render()
      return more
    },
    points: () =>
      counters.flatMap(({ id, spot }): ScreenPoint[] => {
        const at = stage.screen(spot)
        return at ? [{ id, x: at.x, y: at.y }] : []
      }),
    nudge: (turn, rise, zoom) => view.nudge(turn, rise, zoom),
    tap(x, y) {
      const near = counters
        .map(({ id, spot }) => ({ id, at: stage.screen(spot) }))
        .flatMap(({ id, at }) => (at ? [{ id, away: Math.hypot(at.x - x, at.y - y) }] : []))
        .sort((a, b) => a.away - b.away)[0]
      return near && near.away < 90 ? near.id : undefined
    },
    lower: (next) => stage.lower(next),
    counts: () => stage.counts(),
    setLanguage: (language) => stage.atlas.setLanguage(language),
    dispose() {
      field.dispose()
      stage.dispose()
    },
  }
}
