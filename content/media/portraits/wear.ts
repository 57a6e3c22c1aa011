import { darker, lighter, mix } from '../colour.ts'
import { disc, line, place, shape } from '../draw.ts'
import { shadowOf } from './face.ts'
import type { Person } from './person.ts'

// Shoulders below a face around the origin; the picture ends near 180.
const shoulders = (woman: boolean) =>
  woman
    ? 'M-128 200C-128 152-112 132-80 120L-30 98C-18 116 18 116 30 98L80 120C112 132 128 152 128 200Z'
    : 'M-150 200C-150 150-132 130-94 117L-34 96C-20 116 20 116 34 96L94 117C132 130 150 150 150 200Z'

export const neck = ({ skin, woman }: Person) => {
  const w = woman ? 22 : 28
  return (
    shape(
      `M${-w} 40V96C${-w - 2} 108-40 112-46 116C-20 150 20 150 46 116C40 112 ${w + 2} 108 ${w} 96V40Z`,
      skin,
    ) + shape(`M${-w} 60C-12 84 14 86 ${w} 64V84C14 104-10 100 ${-w} 80Z`, shadowOf(skin, 0.24))
  )
}

type Garment = (person: Person) => string
const both = (half: string) => half + place({ size: [-1, 1] }, half)

const suit: Garment = ({ cloth, accent, woman, wearStyle }) => {
  const shirt = wearStyle % 3 === 1 ? '#dbe7f5' : '#ffffff'
  const open = wearStyle % 4 === 3
  return (
    shape(shoulders(woman), cloth) +
    (woman
      ? shape('M-30 98L-24 104C-14 134 14 134 24 104L30 98L10 190H-10Z', lighter(accent, 0.5))
      : shape('M-34 95C-18 114 18 114 34 95L14 200H-14Z', shirt) +
        (open
          ? ''
          : shape('M-9 114H9L7 126L14 200H-14L-7 126Z', accent) +
            shape('M-9 114H9L6 127H-6Z', darker(accent, 0.2))) +
        both(shape('M-35 91L-2 112L-20 130L-42 104Z', mix(shirt, '#8fa3bd', 0.14)))) +
    both(
      shape(
        woman
          ? 'M-31 97L-50 106L-46 130L-56 138L-6 200H-2L-24 132Z'
          : 'M-36 94L-60 105L-54 132L-66 142L-10 200H0L-26 140Z',
        lighter(cloth, 0.1),
      ) + line(woman ? 'M-31 97L-24 132L-3 196' : 'M-36 94L-26 140L-2 198', darker(cloth, 0.3), 2),
    )
  )
}

const collared: Garment = ({ cloth, skin, woman }) =>
  shape(shoulders(woman), cloth) +
  shape('M-26 94L0 132L26 94C14 112-14 112-26 94Z', skin) +
  both(shape('M-33 88C-24 100-12 110 0 116L-22 140L-47 108Z', lighter(cloth, 0.34))) +
  line('M0 124V200', darker(cloth, 0.22), 2.4) +
  disc(0, 146, 2.8, darker(cloth, 0.3)) +
  disc(0, 170, 2.8, darker(cloth, 0.3))

const jumper: Garment = ({ cloth, accent, woman }) =>
  shape(shoulders(woman), cloth) +
  shape('M-36 96C-18 114 18 114 36 96L0 158Z', '#ffffff') +
  both(shape('M-35 90L-2 113L-20 132L-43 104Z', '#e6edf5')) +
  line('M-38 96L0 158L38 96', lighter(cloth, 0.2), 6) +
  line('M-90 150C-84 164-82 180-82 198M90 150C84 164 82 180 82 198', darker(cloth, 0.2), 2.4) +
  disc(0, 131, 2.4, accent)

const mandarin: Garment = ({ cloth, accent, woman }) =>
  shape(shoulders(woman), cloth) +
  shape('M-35 98L-29 80C-14 98 14 98 29 80L35 98C18 118-18 118-35 98Z', lighter(cloth, 0.14)) +
  line('M0 108V200', darker(cloth, 0.3), 2.6) +
  line('M-13 132H13M-13 158H13', accent, 4) +
  disc(0, 132, 4, accent) +
  disc(0, 158, 4, accent)

const zipped: Garment = ({ cloth, accent, woman }) =>
  shape(shoulders(woman), cloth) +
  shape('M-30 96L0 140L30 96C16 114-16 114-30 96Z', lighter(accent, 0.6)) +
  both(shape('M-32 84L-46 104L-14 148L0 134C-16 122-28 104-32 84Z', darker(cloth, 0.2))) +
  line('M0 140V200', accent, 3.4) +
  line('M-96 158H-58', lighter(cloth, 0.3), 4)

const roundNeck: Garment = ({ cloth, skin, woman, accent }) =>
  shape(shoulders(woman), cloth) +
  shape('M-32 96C-30 134 30 134 32 96C18 112-18 112-32 96Z', skin) +
  line('M-32 97C-30 135 30 135 32 97', darker(cloth, 0.18), 3.6) +
  line('M-22 104C-16 138 16 138 22 104', accent, 2) +
  disc(0, 131, 4, accent)

const vNeck: Garment = ({ cloth, skin, woman }) =>
  shape(shoulders(woman), cloth) +
  shape('M-32 96L0 152L32 96C18 112-18 112-32 96Z', skin) +
  line('M-33 96L0 153L33 96', lighter(cloth, 0.24), 5) +
  line('M0 153V200', darker(cloth, 0.2), 2.4)

const bow: Garment = ({ cloth, woman }) =>
  shape(shoulders(woman), cloth) +
  shape('M-31 98L-25 84C-12 100 12 100 25 84L31 98C18 116-18 116-31 98Z', lighter(cloth, 0.2)) +
  shape('M-2 118L-20 172L-6 178L3 126Z', lighter(cloth, 0.2)) +
  shape('M2 118L18 166L6 172L-3 126Z', lighter(cloth, 0.12)) +
  both(shape('M0 118C-12 102-32 104-36 112C-36 124-18 132 0 122Z', lighter(cloth, 0.3))) +
  disc(0, 119, 6.5, lighter(cloth, 0.12))

const rollNeck: Garment = ({ cloth, woman }) =>
  shape(shoulders(woman), cloth) +
  shape('M-27 72C-12 88 12 88 27 72L33 104C18 118-18 118-33 104Z', lighter(cloth, 0.12)) +
  line('M-30 94C-14 108 14 108 30 94', darker(cloth, 0.16), 2.4)

const cardigan: Garment = ({ cloth, accent, skin, woman }) =>
  shape(shoulders(woman), lighter(accent, 0.74)) +
  shape('M-32 96C-28 122 28 122 32 96C18 112-18 112-32 96Z', skin) +
  both(
    shape('M-30 97L-80 119C-112 132-128 152-128 200H-16C-14 160-22 126-30 97Z', cloth) +
      line('M-31 97C-22 126-14 160-16 200', lighter(cloth, 0.22), 5),
  )

const shirts = [collared, jumper, zipped]
const blouses = [roundNeck, bow, vNeck, cardigan, rollNeck]

export const garment: Garment = (person) => {
  const { wear, wearStyle } = person
  if (wear === 'suit') return suit(person)
  if (wear === 'doppa') return wearStyle % 2 ? suit({ ...person, wearStyle: 3 }) : collared(person)
  if (wear === 'hijab') return rollNeck({ ...person, cloth: darker(person.accent, 0.35) })
  const western = wear === 'blouse' ? blouses : shirts
  const choice = person.fromAbroad ? western : [...western, mandarin]
  return (choice[wearStyle % choice.length] ?? collared)(person)
}
