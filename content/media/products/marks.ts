import { box, d, disc, line, many, oval, place, shape } from '../draw.ts'
import { leaf as blade } from '../paths.ts'

// Small prints for labels, about 100 across, around the origin.

export const fishMark = (ink: string) =>
  shape('M-44 0C-24-28 14-26 30 0C14 26-24 28-44 0Z', ink) +
  shape('M24 0L50-22C46-8 46 8 50 22Z', ink) +
  disc(-24, -5, 4, '#ffffff')

export const squidMark = (ink: string) =>
  shape('M0-52C16-40 22-14 18 10H-18C-22-14-16-40 0-52Z', ink) +
  shape('M0-50L30-22L14-16Z M0-50L-30-22L-14-16Z', ink) +
  many(5, (i) => line(d`M${i * 8 - 16} 10C${i * 10 - 20} 26 ${i * 16 - 32} 34 ${i * 12 - 24} 50`, ink, 5)) +
  disc(-7, 4, 3, '#ffffff') +
  disc(7, 4, 3, '#ffffff')

export const shrimpMark = (ink: string) =>
  line('M30-26C-8-44-40-14-30 18C-24 36-2 42 12 32', ink, 19) +
  line('M32-28L52-40M32-24L54-26', ink, 4) +
  line('M14 34L30 46M14 30L34 30', ink, 7) +
  line('M-12-30L-6-14M-32-8L-16-2M-28 18L-14 10', '#ffffff', 4, { opacity: 0.7 })

export const leafMark = (ink: string) =>
  place({ x: -4, y: 40, turn: -70 }, shape(blade(84, 26), ink)) +
  place({ x: -4, y: 40, turn: -20 }, shape(blade(56, 18), ink, { opacity: 0.75 })) +
  place({ x: -6, y: 40, turn: -125 }, shape(blade(54, 17), ink, { opacity: 0.75 }))

export const dropMark = (ink: string) =>
  shape('M0-46C20-16 32 0 32 18A32 32 0 0 1-32 18C-32 0-20-16 0-46Z', ink) +
  line('M-18 18C-18 30-8 36 2 36', '#ffffff', 6, { opacity: 0.7 })

export const sunMark = (ink: string) =>
  disc(0, 0, 22, ink) + many(10, (i) => place({ turn: i * 36 }, line('M0-32V-46', ink, 7)))

export const grainMark = (ink: string) =>
  line('M0 48V-34', ink, 5) +
  many(
    4,
    (i) =>
      place({ y: 26 - i * 20, turn: -38 }, shape(blade(30, 9), ink)) +
      place({ y: 26 - i * 20, turn: -142 }, shape(blade(30, 9), ink)),
  ) +
  place({ y: -28, turn: -90 }, shape(blade(28, 9), ink))

export const waveMark = (ink: string) =>
  many(3, (i) => line(d`M-44 ${i * 22 - 22}q11-14 22 0t22 0t22 0t22 0`, ink, 7))

export const hillMark = (ink: string) => shape('M-50 36L-14-26L6 8L18-10L50 36Z', ink) + disc(26, -30, 9, ink)

export const crossMark = (ink: string) => shape('M-14-42H14V-14H42V14H14V42H-14V14H-42V-14H-14Z', ink)

export const boltMark = (ink: string) => shape('M10-48L-28 8H-4L-10 48L28-10H4Z', ink)

export const flowerMark = (ink: string, heart: string) =>
  many(6, (i) => place({ turn: i * 60 }, oval(0, -25, 12, 19, ink))) + disc(0, 0, 11, heart)

/** Lines that stand for writing. */
export const bars = (x: number, y: number, w: number, ink: string, lines = 2, size = 6) =>
  many(lines, (i) =>
    box(x, y + i * size * 2, w * (i % 2 === 0 ? 1 : 0.66), size, ink, {
      radius: size / 2,
      opacity: i === 0 ? 1 : 0.6,
    }),
  )
