import { finish, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Pen, print } from '../print.ts'
import { chance } from '../random.ts'
import { darker, inkOn, paler, type Tone } from '../tone.ts'
import { bag, bagLabel, standing, zip } from './bags.ts'
import { fish, seal, small, waves } from './drawing.ts'
import { heapOfFish } from './small-fish.ts'

/** What is seen through the film: fish upon fish. */
function inside(pen: Pen, x: number, y: number, w: number, h: number, tones: readonly string[]): void {
  pen.save()
  pen.beginPath()
  pen.ellipse(x, y, w / 2, h / 2, 0, 0, 7)
  pen.clip()
  pen.fillStyle = '#4a3a26'
  pen.fillRect(x - w / 2, y - h / 2, w, h)
  const luck = chance(31)
  for (let i = 0; i < 46; i++) {
    pen.save()
    pen.translate(x + (luck() - 0.5) * w, y + (luck() - 0.5) * h)
    pen.rotate((luck() - 0.5) * 2.4)
    const size = 1.15 + luck() * 0.3
    fish(pen, 3, 7, size, 'rgba(40,26,10,.35)', 'rgba(40,26,10,0)')
    fish(pen, 0, 0, size, tones[i % tones.length] ?? '#c9b083', '#4b3a25')
    pen.restore()
  }
  pen.restore()
}

const front = (body: Tone, accent: Tone, word: string, english: string, tones: readonly string[]) =>
  print(900, 1150, body.hex, (pen, w, h) => {
    waves(pen, w, h * 0.82, h, paler(body, 0.3).hex, 60)
    const ink = inkOn(body, '#4a3115')
    pen.fillStyle = accent.hex
    pen.beginPath()
    pen.roundRect(w * 0.1, 40, w * 0.8, 330, 30)
    pen.fill()
    letter(pen, word, w / 2, 180, { size: 200, color: inkOn(accent), weight: 900, most: w * 0.7 })
    small(pen, english, w / 2, 318, 52, inkOn(accent))
    pen.strokeStyle = paler(body, 0.5).hex
    pen.lineWidth = 22
    pen.beginPath()
    pen.ellipse(w / 2, 680, w * 0.4, 250, 0, 0, 7)
    pen.stroke()
    inside(pen, w / 2, 680, w * 0.8, 500, tones)
    seal(pen, '鲜', w * 0.84, 440, 110)
    small(pen, '净含量 200 g', w / 2, h - 110, 60, ink)
  })

/** A standing bag of dried fish with a window, and some of them before it. */
export const driedFishBag = model({
  name: { zh: '鱼干', en: 'Bag of dried fish' },
  industry: 'food',
  seen: { yaw: -14, elevation: 15, fill: 0.82 },
  close: { at: [0.24, 0.24, 0.5], size: 0.48, yaw: -10, elevation: 30 },
  colours: { body: '#c99a5f', accent: '#0f6f86', third: '#c2ae84' },
  options: {
    width: 1.25,
    height: 1.75,
    depth: 0.34,
    fish: 9,
    length: 0.56,
    word: '小鱼干',
    english: 'DRIED ANCHOVY',
  },
  variants: {
    brown: {},
    blue: {
      colours: { body: '#17508c', accent: '#f0b340', third: '#9aa7b4' },
      options: { width: 1.4, height: 1.6, fish: 6, length: 0.62, word: '银鱼干', english: 'DRIED WHITEBAIT' },
    },
    red: {
      colours: { body: '#a8322a', accent: '#f3e6cf', third: '#a5602c' },
      options: { width: 1.1, height: 1.85, fish: 12, length: 0.38, word: '香辣鱼', english: 'SPICY FISH' },
    },
  },
  build(on, { body, accent, third }, options) {
    const given = { width: options.width, height: options.height, depth: options.depth, full: standing }
    const film = finish(body, { rough: 0.46, coat: 0.5, coatRough: 0.3, twoSided: true })
    on.within([0, 0, -0.15], [-4, 0, 0], () => {
      bag(on, given, film, [0.95])
      bagLabel(
        on,
        given,
        [0.06, 0.94],
        [0.03, 0.85],
        printed(
          front(body, accent, options.word, options.english, [
            third.hex,
            darker(third, 0.2).hex,
            paler(third, 0.12).hex,
          ]),
          0.4,
          0.6,
        ),
      )
      zip(on, given, 0.885, plastic(paler(body, 0.35)))
    })
    on.within([0.36, 0, 0.62], [0, 0, 0], () =>
      heapOfFish(on, options.fish, 0.34, [third, paler(third, 0.15), darker(third, 0.18)], options.length),
    )
  },
})
