import { mix } from '../colour.ts'
import { d, disc, line, oval, place, shape } from '../draw.ts'
import type { Person } from './person.ts'

// A face lies around the origin: the crown at -80, the chin at 76, the eyes at 0.

export const shadowOf = (skin: string, share = 0.2) => mix(skin, '#7c2f1e', share)

export const outline = ({ face: w, jaw }: Person) =>
  d`M${-w} -16C${-w} -58 ${-w * 0.62} -82 0 -82S${w} -58 ${w} -16C${w} 22 ${w * jaw} 52 ${w * 0.38} 69C${w * 0.2} 79 ${-w * 0.2} 79 ${-w * 0.38} 69C${-w * jaw} 52 ${-w} 22 ${-w} -16Z`

export const ears = ({ face: w, skin }: Person) =>
  oval(-w, 2, 10, 16, skin) +
  oval(w, 2, 10, 16, shadowOf(skin, 0.08)) +
  line(d`M${-w - 2} -5C${-w - 6} -2 ${-w - 5} 6 ${-w - 1} 9`, shadowOf(skin, 0.3), 2.4) +
  line(d`M${w + 2} -5C${w + 6} -2 ${w + 5} 6 ${w + 1} 9`, shadowOf(skin, 0.34), 2.4)

const eye = (woman: boolean, ink: string) =>
  oval(0, 1, 4, 4.8, ink) +
  line(woman ? 'M-8.5 0C-5-5 4-6 9-1L11-3' : 'M-8 0C-5-4 4-5 8-1', ink, woman ? 2.8 : 2.4) +
  disc(1.4, -0.8, 1.2, '#ffffff')

const brow = (person: Person) => {
  const ink = mix(person.hairColour, person.skin, person.age === 'senior' ? 0.15 : 0.12)
  return person.woman
    ? line('M-10 2C-5-3 4-4 11 0', ink, 3.4)
    : line('M-11 2C-6-3 4-4 11 1', ink, person.age === 'young' ? 4.4 : 5)
}

const mouth = ({ woman, skin, beard: grown }: Person) =>
  woman
    ? shape('M-14 42C-8 39-3 38 0 40C3 38 8 39 14 42C8 50-8 50-14 42Z', mix(skin, '#b23347', 0.62)) +
      line('M-13 42C-5 44 5 44 13 42', mix(skin, '#7d1f30', 0.66), 1.8)
    : line('M-15 42C-7 48 7 48 15 42', mix(skin, '#7c2f1e', 0.55), 3.2) +
      (grown === 'none' ? line('M-5 53C-2 54 2 54 5 53', shadowOf(skin, 0.2), 2.2) : '')

const years = ({ age, skin }: Person) => {
  const fold = shadowOf(skin, 0.3)
  if (age === 'young') return ''
  const folds = line('M-18 24C-22 28-24 33-24 37M18 24C22 28 24 33 24 37', fold, 2, {
    opacity: age === 'senior' ? 0.85 : 0.4,
  })
  if (age === 'middle') return folds
  return (
    folds +
    line('M-28 12C-24 15-18 15-14 13M14 13C18 15 24 15 28 12', fold, 1.8, { opacity: 0.7 }) +
    line('M-18-44C-6-47 6-47 18-44M-13-52C-4-54 4-54 13-52', fold, 1.8, { opacity: 0.5 })
  )
}

/** Everything between hairline and chin, on the face that is already there. */
export const features = (person: Person) => {
  const ink = mix(person.skin, '#1c1a22', 0.88)
  const blush = mix(person.skin, '#e2574c', 0.5)
  return (
    oval(-29, 24, 12, 8, blush, { opacity: person.woman ? 0.24 : 0.12 }) +
    oval(29, 24, 12, 8, blush, { opacity: person.woman ? 0.24 : 0.12 }) +
    place({ x: -21, y: 0, size: [-1, 1] }, eye(person.woman, ink)) +
    place({ x: 21, y: 0 }, eye(person.woman, ink)) +
    place({ x: -22, y: -18, size: [-1, 1] }, brow(person)) +
    place({ x: 22, y: -18 }, brow(person)) +
    line('M3-2C6 8 9 16 7 21C5 25 0 25-4 23', shadowOf(person.skin, 0.34), 2.6) +
    mouth(person) +
    years(person)
  )
}

const jawLine = (w: number, top: number) =>
  d`M${-w + 1} ${top}C${-w + 2} 30 ${-w * 0.8} 56 ${-w * 0.38} 70C${-w * 0.2} 80 ${w * 0.2} 80 ${w * 0.38} 70C${w * 0.8} 56 ${w - 2} 30 ${w - 1} ${top}`

export const beard = (person: Person) => {
  const { face: w, hairColour, skin } = person
  const lip = 'M-20 37C-14 29-4 29 0 32C4 29 14 29 20 37C12 38 6 36 0 37C-6 36-12 38-20 37Z'
  if (person.beard === 'moustache') return shape(lip, hairColour)
  const full = shape(
    d`${jawLine(w, 4)}C${w - 8} 24 ${w * 0.6} 32 22 32C12 28-12 28-22 32C${-w * 0.6} 32 ${-w + 8} 24 ${-w + 1} 4Z`,
    person.beard === 'full' ? hairColour : mix(skin, hairColour, 0.24),
  )
  const lips = shape('M-13 41C-5 39 5 39 13 41C8 48-8 48-13 41Z', mix(skin, '#9c3d33', 0.5))
  return person.beard === 'none' ? '' : full + lips
}

const frames = ['#23262e', '#6b3f22', '#8d949e', '#2c3f63', '#23262e']

export const glasses = ({ glassesStyle, face: w }: Person) => {
  const style = glassesStyle % frames.length
  const frame = frames[style] ?? '#23262e'
  const lens = (x: number) =>
    style === 0 || style === 2
      ? `<circle cx="${x}" cy="2" r="17" fill="#ffffff" fill-opacity=".16" stroke="${frame}" stroke-width="${style ? 2.6 : 3.6}"/>`
      : `<rect x="${x - 18}" y="-11" width="36" height="${style === 4 ? 24 : 27}" rx="${style === 1 ? 11 : 7}" fill="#ffffff" fill-opacity=".16" stroke="${frame}" stroke-width="3.2"/>`
  return (
    lens(-22) +
    lens(22) +
    line('M-5 0C-2-3 2-3 5 0', frame, 3) +
    line(d`M-39 -2L${-w} -4M39 -2L${w} -4`, frame, 3)
  )
}
