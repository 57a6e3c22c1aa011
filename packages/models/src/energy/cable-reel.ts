import { gloss, metal, plastic, printed, rubber, wood } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  arc,
  box,
  cylinder,
  type Fineness,
  face,
  type Point,
  plate,
  radians,
  ring,
  surface,
  tube,
} from '../shapes/index.ts'
import { darker, hexOf, inkOn, type Tones } from '../tone.ts'

/** Windings beside each other along x: a bobbin whose hollows climb as it goes round. */
const windings = (radius: number, cable: number, count: number) =>
  surface(
    (across, along) => {
      const at = along * count + across
      const hollow = Math.sqrt(Math.max(0, 1 - (2 * (at - Math.floor(at)) - 1) ** 2))
      const [a, r] = [across * Math.PI * 2, radius + cable * hollow]
      return [(along - 0.5) * count * cable * 2, Math.cos(a) * r, Math.sin(a) * r]
    },
    60,
    count * 8,
    true,
  )

/** One side, its outside to +z. */
function flange(
  on: Sculpture,
  { body, accent }: Tones,
  r: number,
  isSteel: boolean,
  zh: string,
  en: string,
): void {
  const hole =
    (radius: number, x = 0, y = 0) =>
    (fine: Fineness) =>
      arc(radius, x, y, fine.round(28)).reverse()
  if (isSteel) {
    const windows = [0, 180, 240, 300].map((a) =>
      hole(r * 0.15, Math.cos(radians(a)) * r * 0.66, Math.sin(radians(a)) * r * 0.66),
    )
    on.add(
      plate((fine) => arc(r, 0, 0, fine.round(96)), 0.06, {
        bevel: 0.015,
        holes: [...windows, hole(r * 0.09)],
        pieces: 2,
      }),
      gloss(body),
    )
    on.add(ring(r - 0.07, r + 0.02, 0.12, 0.035, 96), gloss(body), [0, 0, -0.06], [90, 0, 0])
  } else {
    on.add(
      plate((fine) => arc(r, 0, 0, fine.round(96)), 0.11, {
        bevel: 0.025,
        holes: [hole(r * 0.09)],
        pieces: 3,
      }),
      wood(body, 0.7),
    )
    on.closely(() => {
      for (let i = -3; i <= 3; i++) {
        const [y, half] = [i * r * 0.27, Math.sqrt(1 - (i * 0.27) ** 2) * r - 0.04]
        on.add(box(half * 2, 0.012, 0.008, 0.002, 1), plastic(darker(body, 0.62)), [0, y, 0.053])
        for (const s of [-1, 1])
          on.add(
            cylinder(0.018, 0.01, 0.004, 12),
            metal('#6d7786'),
            [s * half * 0.8, y - Math.sign(i) * r * 0.1, 0.053],
            [90, 0, 0],
          )
      }
    })
    on.add(ring(r - 0.012, r + 0.012, 0.09, 0.008, 96), metal('#6d7786', 0.4), [0, 0, -0.045], [90, 0, 0])
  }
  const out = isSteel ? 0.03 : 0.055
  on.closely(() =>
    on.within([0, 0, out], [90, 0, 0], () =>
      on.around(6, () => on.add(cylinder(0.045, 0.05, 0.012, 6), metal('#8b95a5'), [r * 0.42, 0, 0])),
    ),
  )
  on.add(ring(r * 0.09, r * 0.16, 0.05, 0.015, 40), metal('#7c8795'), [0, 0, out], [90, 0, 0])
  const hex = hexOf(accent)
  const label = print(720, 300, hex, (pen, w, h) => {
    letter(pen, zh, w / 2, h * 0.4, { size: 140, color: inkOn(hex), weight: 800, most: w * 0.9 })
    letter(pen, en, w / 2, h * 0.79, { size: 62, color: inkOn(hex), weight: 600, most: w * 0.86 })
  })
  on.add(face(r * 0.86, r * 0.36, 0.03), printed(label), [0, r * 0.67, out + 0.004])
}

/** The end of the cable, from the drum's front down to the floor, its cores laid bare. */
function loose(
  on: Sculpture,
  { third }: Tones,
  r: number,
  axis: number,
  cable: number,
  cores: number,
  x: number,
): void {
  const path: Point[] = [
    [x, axis + r, 0.02],
    [x, axis + r * 0.72, r * 0.72],
    [x, axis * 0.9, r + 0.04],
    [x + 0.02, axis * 0.4, r + 0.12],
    [x + 0.08, cable + 0.03, r + 0.34],
    [x + 0.22, cable + 0.005, r + 0.62],
    [x + 0.4, cable + 0.005, r + 0.82],
  ]
  on.add(tube(path, cable, 90, false, 20), rubber(third))
  const turn = 42
  on.within([x + 0.4, cable + 0.005, r + 0.82], [0, turn, 0], () =>
    on.within([0, 0, -0.01], [90, 0, 0], () => {
      on.add(cylinder(cable * 0.9, 0.1, 0.01, 24), plastic('#e3e7ec'))
      const tints = ['#b98a34', '#2e8b57', '#c23b30', '#2b3038', '#2f6fc4']
      const spread = cores > 1 ? cable * 0.48 : 0
      for (let i = 0; i < cores; i++) {
        const a = (i / cores) * Math.PI * 2 + 0.6
        const at: Point = [Math.cos(a) * spread, 0.08, Math.sin(a) * spread]
        const thick = cores > 1 ? cable * 0.4 : cable * 0.62
        on.add(cylinder(thick, 0.17, 0.01, 18), plastic(tints[i] ?? '#b98a34'), at)
        on.add(cylinder(thick * 0.66, 0.28, 0.01, 14), metal('#b8693a', 0.3), at)
      }
    }),
  )
}

/** A drum of cable. */
export const cableReel = model({
  name: { zh: '电缆盘', en: 'Cable reel' },
  industry: 'energy',
  seen: { yaw: -52, elevation: 17 },
  turned: { yaw: 52 },
  close: { at: [0.3, 0.5, 1.3], size: 0.42, yaw: -38, elevation: 22 },
  colours: { body: '#c9955a', accent: '#0d5bd0', third: '#262c38' },
  options: {
    radius: 1.1,
    cable: 0.06,
    windings: 10,
    cores: 3,
    isSteel: false,
    zh: '电力电缆',
    en: 'POWER CABLE',
  },
  variants: {
    brown: {},
    red: {
      colours: { body: '#c24a38', accent: '#e9edf2', third: '#c0392f' },
      options: { isSteel: true, cable: 0.035, windings: 17, cores: 1, zh: '光伏电缆', en: 'SOLAR CABLE' },
    },
    blue: {
      colours: { body: '#0d5bd0', accent: '#f0b93a', third: '#e08a2c' },
      options: {
        isSteel: true,
        radius: 1.25,
        cable: 0.085,
        windings: 9,
        cores: 3,
        zh: '海底电缆',
        en: 'SUBSEA CABLE',
      },
    },
    green: {
      colours: { body: '#2c8a5e', accent: '#e9edf2', third: '#2b3340' },
      options: {
        isSteel: true,
        radius: 1,
        cable: 0.045,
        windings: 14,
        cores: 5,
        zh: '控制电缆',
        en: 'CONTROL CABLE',
      },
    },
    beige: {
      colours: { body: '#ddb987', accent: '#d9702c', third: '#d9702c' },
      options: { radius: 1, cable: 0.07, windings: 8, cores: 4, zh: '充电电缆', en: 'CHARGING CABLE' },
    },
    orange: {
      colours: { body: '#7c8795', accent: '#e8edf3', third: '#d9a02c' },
      options: {
        isSteel: true,
        radius: 1.3,
        cable: 0.1,
        windings: 8,
        zh: '66 kV 集电海缆',
        en: 'INTER-ARRAY CABLE',
      },
    },
    black: {
      colours: { body: '#b98d5e', accent: '#e2b53a', third: '#20252f' },
      options: {
        radius: 1.05,
        cable: 0.055,
        windings: 11,
        cores: 1,
        zh: '塔筒软电缆',
        en: 'WIND TOWER CABLE',
      },
    },
    teal: {
      colours: { body: '#1f8a8a', accent: '#e9edf2', third: '#3a4350' },
      options: {
        isSteel: true,
        radius: 1.1,
        cable: 0.06,
        windings: 10,
        zh: '船用电缆',
        en: 'SHIPBOARD CABLE',
      },
    },
  },
  build(on, tones, { radius: r, cable, windings: count, cores, isSteel, zh, en }) {
    const half = count * cable
    const axis = r + (isSteel ? 0.02 : 0.012)
    on.within([0, axis, 0], [0, 0, 0], () => {
      on.add(
        cylinder(r * 0.56, half * 2, 0.01, 48),
        plastic(darker(tones.third, 0.5)),
        [-half, 0, 0],
        [0, 0, -90],
      )
      on.add(windings(r * 0.74, cable, count), rubber(tones.third))
      for (const s of [1, -1])
        on.within([s * (half + 0.055), 0, 0], [0, s * 90, 0], () => flange(on, tones, r, isSteel, zh, en))
    })
    loose(on, tones, r * 0.74 + cable * 2.4, axis, cable, cores, half * 0.5)
    for (const z of [-1, 1])
      on.add(box(half * 2 + 0.3, 0.1, 0.12, 0.02), wood('#b98a58'), [0, 0.05, z * r * 0.44], [z * 18, 0, 0])
  },
})
