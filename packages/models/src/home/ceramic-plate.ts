import { finish, matte, wood } from '../finish.ts'
import { model } from '../model.ts'
import { ball, box, laid, tube } from '../shapes/index.ts'
import { hexOf } from '../tone.ts'
import { fishPond, lotusRing } from './plate-paintings.ts'
import { dish, dishTop, glazed } from './pottery.ts'

/** A painted plate on a stand of wood, and a small dish before it. */
export const ceramicPlate = model({
  name: { zh: '釉下彩装饰盘', en: 'Painted ceramic plate' },
  industry: 'home',
  seen: { yaw: -14, elevation: 15, fill: 0.8 },
  turned: { yaw: 36, elevation: 22 },
  close: { at: [-0.15, 0.9, 0], size: 0.46, yaw: -10, elevation: 12 },
  colours: { body: '#eef0ee', accent: '#1f5fa8', third: '#d4583a' },
  options: { painting: 'fish', small: 0.5 },
  variants: {
    blue: {},
    teal: {
      colours: { body: '#eaf0ea', accent: '#12766f', third: '#e0a23c' },
      options: { painting: 'lotus', small: 0.42 },
    },
    red: {
      colours: { body: '#f2eadc', accent: '#a6302a', third: '#d9a441' },
      options: { painting: 'lotus', small: 0.56 },
    },
    navy: {
      colours: { body: '#e7ecf1', accent: '#223a66', third: '#d98c94' },
      options: { painting: 'fish', small: 0.46 },
    },
  },
  build(on, { body, accent, third }, { painting, small }) {
    const paint = painting === 'fish' ? fishPond : lotusRing
    const [ground, ink, patch] = [hexOf(body), hexOf(accent), hexOf(third)]
    const rim = finish('#c39a4e', { metal: 0.85, rough: 0.3 })
    const outside = glazed(body)
    on.within([0, 0.12, -0.22], [76, 0, 0], () =>
      on.within([0, 0, -0.98], [0, 0, 0], () => {
        dish(on, 1, 0.16, { outside, inside: glazed(body), rim })
        on.add(
          laid(dishTop(0.995, 0.164, 96), 2),
          glazed('#ffffff', paint(ground, ink, patch)),
          [0, 0.003, 0],
        )
      }),
    )
    // The stand: two rails with a hook in front and an upright behind, and a bar between them.
    const rail = wood('#6e4428')
    for (const x of [-0.42, 0.42]) {
      on.add(
        tube(
          [
            [x, 0.2, 0.2],
            [x, 0.1, 0.14],
            [x, 0.06, 0],
            [x, 0.06, -0.5],
            [x, 0.08, -0.72],
          ],
          0.052,
          40,
        ),
        rail,
      )
      on.add(ball(0.062, 20), rail, [x, 0.21, 0.205])
      on.add(
        tube(
          [
            [x, 0.06, -0.34],
            [x * 0.9, 0.5, -0.43],
            [x * 0.7, 1.02, -0.6],
          ],
          0.045,
          30,
        ),
        rail,
      )
      on.add(ball(0.054, 20), rail, [x * 0.7, 1.03, -0.602])
      on.closely(() => on.add(ball(0.03, 12), matte('#3b2415'), [x, 0.012, 0.06]))
    }
    on.add(box(0.9, 0.075, 0.06, 0.028), rail, [0, 0.07, -0.5])
    on.add(box(0.72, 0.07, 0.05, 0.024), rail, [0, 0.72, -0.53])
    on.within([0.86, 0, 0.52], [0, 24, 0], () => {
      dish(on, small, 0.1, { outside: glazed(accent), inside: glazed(body), rim })
      on.add(
        laid(dishTop(small * 0.99, 0.103, 64), small * 2),
        glazed('#ffffff', paint(ground, ink, patch)),
        [0, 0.003, 0],
      )
    })
  },
})
