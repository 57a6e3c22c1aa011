import { gloss, metal, plastic, rubber } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, pipe, ring, slab, thrown } from '../shapes/index.ts'
import { type Colour, darker, type Tones } from '../tone.ts'

const brass = (colour: Colour = '#b08d4f') => metal(colour, 0.28)

/** An end with an inner thread and a hexagon for the wrench, along +y from the origin. */
function threaded(on: Sculpture, colour: Colour): void {
  on.add(cylinder(0.4, 0.36, 0.04, 6), brass(colour))
  on.add(ring(0.27, 0.38, 0.08, 0.02), brass(colour), [0, 0.34, 0])
  on.add(cylinder(0.28, 0.02, 0, 36), rubber('#171c25'), [0, 0.36, 0])
  on.closely(() => {
    for (let i = 0; i < 4; i++)
      on.add(ring(0.255, 0.285, 0.03, 0.012), brass(darker(colour, 0.15)), [0, 0.27 + i * 0.038, 0])
  })
}

/** A lever of flat steel in a sleeve of plastic. */
function lever(on: Sculpture, grip: Colour, y: number): void {
  on.add(cylinder(0.13, 0.24, 0.02), brass(), [0, y - 0.22, 0])
  on.within([0, y, 0], [0, 22, 0], () => {
    on.add(box(0.34, 0.05, 0.3, 0.02), metal(), [0.02, 0, 0])
    on.add(
      pipe(
        [
          [0.1, 0.01, 0],
          [0.42, 0.2, 0],
          [1.5, 0.24, 0],
        ],
        0.05,
        0.16,
      ),
      metal(),
    )
    on.add(slab(1.1, 0.24, 0.13, 0.1, 0.05), gloss(grip), [1.0, 0.235, 0], [-90, 0, 0])
    on.add(cylinder(0.09, 0.08, 0.015, 6), metal('#8e99a9'), [0, 0.03, 0])
  })
}

function threadedBall(on: Sculpture, { body, accent }: Tones): void {
  on.within([0, 0.5, 0], [0, 0, 0], () => {
    on.add(ball(0.44, 44), brass(body))
    for (const way of [-1, 1]) on.within([way * 0.34, 0, 0], [0, 0, -90 * way], () => threaded(on, body))
    on.add(cylinder(0.24, 0.5, 0.03), brass(body), [0, 0.1, 0])
    lever(on, accent, 0.78)
  })
}

/** For refrigerant: long copper ends to be brazed, a hexagonal body, a cap on a strap over the stem. */
function brazed(on: Sculpture, { body, accent, third }: Tones): void {
  on.within([0, 0.5, 0], [0, 0, 0], () => {
    on.add(cylinder(0.36, 0.95, 0.05, 6), brass(body), [-0.475, 0, 0], [0, 0, -90])
    for (const way of [-1, 1])
      on.within([way * 0.46, 0, 0], [0, 0, -90 * way], () => {
        on.add(ring(0.17, 0.22, 1.15, 0.012), metal(third, 0.25))
        on.add(ring(0.2, 0.29, 0.2, 0.03), brass(body))
      })
    on.add(cylinder(0.2, 0.55, 0.03), brass(body), [0, 0.15, 0])
    on.add(cylinder(0.25, 0.44, 0.05, 6), brass(darker(body, 0.08)), [0, 0.66, 0])
    on.add(ring(0.2, 0.25, 0.05, 0.02), plastic(accent), [0, 0.6, 0])
    on.add(cylinder(0.07, 0.28, 0.02), brass(body), [0.28, 0.3, 0])
    on.add(cylinder(0.1, 0.2, 0.03, 6), brass(darker(body, 0.1)), [0.28, 0.5, 0])
  })
}

/** An angle valve with the white head that feels how warm the room is. */
function radiator(on: Sculpture, { body, accent }: Tones): void {
  const nickel = metal('#b4bcc8', 0.18)
  on.add(cylinder(0.26, 0.7, 0.04), nickel, [0, 0.3, 0])
  on.add(cylinder(0.3, 0.26, 0.03, 6), nickel, [0, 0.02, 0])
  on.add(ring(0.16, 0.22, 0.1, 0.02), nickel, [0, -0.06, 0])
  on.within([0, 0.72, 0], [0, 0, 90], () => {
    on.add(cylinder(0.21, 0.6, 0.03), nickel)
    on.add(cylinder(0.3, 0.26, 0.03, 6), nickel, [0, 0.46, 0])
    on.add(cylinder(0.16, 0.5, 0.02), nickel, [0, 0.66, 0])
  })
  on.within([0, 1, 0], [0, 0, 0], () => {
    on.add(ring(0.2, 0.3, 0.16, 0.03), nickel)
    on.add(
      thrown([
        [0.27, 0.12],
        [0.36, 0.2],
        [0.38, 0.5],
        [0.37, 0.95],
        [0.3, 1.06],
        [0.0001, 1.1],
      ]),
      plastic(body),
    )
    on.around(22, () => on.add(box(0.03, 0.5, 0.05, 0.015, 1), plastic(body), [0.375, 0.68, 0]))
    on.add(ring(0.362, 0.386, 0.05, 0.01), plastic(accent), [0, 0.3, 0])
  })
}

/** Two bars with five loops each: meters above, caps below, an air valve at the end. */
function manifold(on: Sculpture, { body, accent, third }: Tones): void {
  const steel = metal(body, 0.22)
  for (const [y, z, upper] of [
    [1.5, 0, true],
    [0.7, 0.2, false],
  ] as const) {
    on.add(cylinder(0.16, 2.9, 0.03), steel, [-1.45, y, z], [0, 0, -90])
    on.add(cylinder(0.2, 0.3, 0.03, 6), brass(), [-1.7, y, z], [0, 0, -90])
    on.add(cylinder(0.19, 0.3, 0.03, 6), brass(), [1.42, y, z], [0, 0, -90])
    on.add(cylinder(0.07, 0.3, 0.02), brass(), [1.56, y + 0.12, z])
    on.add(cylinder(0.1, 0.16, 0.03), plastic('#20252f'), [1.56, y + 0.4, z])
    for (let i = 0; i < 5; i++) {
      const x = -1.05 + i * 0.5
      if (upper) {
        on.add(cylinder(0.09, 0.16, 0.02), plastic(third), [x, y + 0.14, z])
        on.add(cylinder(0.085, 0.34, 0.03), plastic('#d9ecf5'), [x, y + 0.28, z])
        on.add(cylinder(0.05, 0.14, 0.02, 20), plastic('#c23b30'), [x, y + 0.4, z])
      } else {
        on.add(cylinder(0.16, 0.26, 0.04), plastic(accent), [x, y + 0.16, z])
        on.closely(() =>
          on.within([x, y + 0.18, z], [0, 0, 0], () =>
            on.around(14, () => on.add(box(0.02, 0.2, 0.03, 0.008, 1), plastic(accent), [0.16, 0.1, 0])),
          ),
        )
      }
      on.add(cylinder(0.1, 0.26, 0.02, 6), brass(), [x, y - 0.38, z])
      on.add(cylinder(0.07, 0.2, 0.02), metal('#b4bcc8'), [x, y - 0.5, z])
    }
  }
  for (const x of [-1.3, 1.2]) {
    on.add(box(0.08, 1.5, 0.06, 0.02), metal('#8d97a5', 0.35), [x, 1, -0.22])
    for (const [y, z] of [
      [1.5, 0],
      [0.7, 0.2],
    ] as const)
      on.add(ring(0.16, 0.2, 0.08, 0.01), metal('#8d97a5', 0.35), [x - 0.04, y, z], [0, 0, -90])
  }
}

const kinds: Record<string, (on: Sculpture, tones: Tones) => void> = {
  threadedBall,
  brazed,
  radiator,
  manifold,
}

/** What joins and shuts the pipes of a house: ball valves, a radiator's valve, a manifold. */
export const plumbing = model({
  name: { zh: '球阀与暖通管件', en: 'Ball valve or heating fitting' },
  industry: 'manufacturing',
  seen: { yaw: -28, elevation: 18, fill: 0.8 },
  turned: { yaw: 42 },
  close: { at: [0.1, 0.9, 0.2], size: 0.5, yaw: -20, elevation: 20 },
  colours: { body: '#b59150', accent: '#c9372c', third: '#c27a48' },
  options: { kind: 'threadedBall' },
  variants: {
    gold: {},
    orange: { colours: { accent: '#20252f' }, options: { kind: 'brazed' } },
    white: { colours: { body: '#f0f2f5', accent: '#8d97a5' }, options: { kind: 'radiator' } },
    silver: {
      colours: { body: '#b4bcc8', accent: '#2460b5', third: '#c9372c' },
      options: { kind: 'manifold' },
    },
  },
  build: (on, tones, { kind }) => kinds[kind]?.(on, tones),
})
