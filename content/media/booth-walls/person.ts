import { darker } from '../colour.ts'
import { box, d, line, oval, place, shape } from '../draw.ts'

export interface Person {
  skin: string
  hair: string
  top: string
  legs: string
  long?: boolean
}

// Drawn upright with the feet at the origin, about 300 high.
const head = ({ skin, hair, long }: Person) =>
  (long
    ? shape('M-27-266C-30-300 30-300 27-266C30-240 26-222 22-214H-22C-26-222-30-240-27-266Z', hair)
    : '') +
  box(-9, -236, 18, 24, skin, { radius: 6 }) +
  oval(0, -258, 22, 26, skin) +
  shape('M-24-258C-28-296 28-296 24-258C18-272 8-276-4-274C-14-274-20-268-24-258Z', hair)

/** Someone who stands and looks at us. */
export const standing = (person: Person) =>
  line('M-14-118L-16-12M14-118L16-12', person.legs, 24) +
  line('M-20-4h12M12-4h12', '#1d2333', 11) +
  line('M-34-196L-44-130M34-196L44-130', person.top, 18) +
  shape('M-40-204C-30-216 30-216 40-204L34-104H-34Z', person.top) +
  shape('M-10-214L0-190L10-214Z', '#ffffff') +
  oval(-45, -120, 8, 9, person.skin) +
  oval(45, -120, 8, 9, person.skin) +
  head(person)

/** Someone who walks by; a negative size walks to the left. */
export const walking = (person: Person, x: number, y: number, size: number | readonly [number, number]) =>
  place(
    { x, y, size },
    line('M-4-116L-34-14', person.legs, 23) +
      line('M6-116L34-60L30-10', person.legs, 23) +
      line('M-40-6h14M26-4h18', '#1d2333', 11) +
      line('M-10-192L-34-134', person.top, 17) +
      shape('M-28-204C-18-214 22-214 30-202L26-102H-24Z', person.top) +
      line('M14-192L34-148L50-138', person.top, 16) +
      oval(55, -136, 8, 8, person.skin) +
      box(-52, -134, 34, 40, '#6b4a2a', { radius: 5 }) +
      place({ x: 6 }, head(person)),
  )

/** Someone in the midst of a step: `swing` runs between -1 and 1. */
export const strolling = (person: Person, swing: number) =>
  line(d`M-6 -192L${-6 - 26 * swing} -130`, darker(person.top, 0.2), 16) +
  line(d`M0 -116L${-34 * swing} -10`, darker(person.legs, 0.25), 23) +
  line(d`M${-34 * swing - 6} -5h18`, '#1d2333', 11) +
  line(d`M0 -116L${34 * swing} -10`, person.legs, 23) +
  line(d`M${34 * swing - 6} -5h18`, '#1d2333', 11) +
  shape('M-28-204C-18-214 22-214 30-202L26-102H-24Z', person.top) +
  line(d`M8 -192L${8 + 26 * swing} -130`, person.top, 16) +
  oval(8 + 26 * swing, -124, 8, 8, person.skin) +
  place({ x: 4 }, head(person))

export const people: readonly [Person, ...Person[]] = [
  { skin: '#f2c9a5', hair: '#2b2320', top: '#3c5a86', legs: '#1f2a44' },
  { skin: '#e8b48c', hair: '#1d1a1a', top: '#b8493a', legs: '#2b3350', long: true },
  { skin: '#f5d2b3', hair: '#5a3a22', top: '#e9e4da', legs: '#46597a', long: true },
  { skin: '#c98f66', hair: '#1d1a1a', top: '#2f7d6a', legs: '#20283a' },
  { skin: '#eec19a', hair: '#6d6a6a', top: '#8ea6c2', legs: '#2a3550' },
  { skin: '#f2c9a5', hair: '#3a2a20', top: '#f2a313', legs: '#3a4a6a', long: true },
]
