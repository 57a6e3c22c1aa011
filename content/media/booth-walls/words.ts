import { d } from '../draw.ts'

const safe = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

interface Hand {
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  weight?: 400 | 700
}

/** A line of lettering on a stand, its foot at y. */
export const words = (
  x: number,
  y: number,
  text: string,
  { size, fill, anchor = 'start', weight = 700 }: Hand,
) =>
  d`<text x="${x}" y="${y}" font-family="Noto Sans CJK SC" font-weight="${String(weight)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${safe(text)}</text>`

/** The size at which a line fits into a width: Chinese letters are square, others about half as wide. */
export const fitting = (text: string, width: number, most: number) => {
  const squares = [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.56), 0)
  return Math.min(most, width / Math.max(1, squares))
}

const forms =
  /\s*(（私人）|私人|股份)?有限(责任|合伙)?公司$|股份公司$|,? (Co\., Ltd\.|S\.[LA]\.|MChJ|LLP|Ltd\.)$/

/** The part of a firm's name that is its own: without its form and, for a firm at home, without its town. */
export const shortName = (name: string, atHome: boolean) => {
  const bare = name.replace(forms, '')
  if (!atHome) return bare
  return name > '\u2e7f' ? bare.slice(2) : bare.replace(/^\S+ /, '')
}
