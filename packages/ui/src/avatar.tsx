import { colourNumber, initialOf } from './monogram.ts'

/** Ground, figure and letter; each letter is readable on its figure. */
const palettes = [
  { ground: '#ddf4f1', figure: '#8fd3cb', letter: '#0a5b57' },
  { ground: '#dbe7ff', figure: '#a3c2f8', letter: '#0b2a6b' },
  { ground: '#ece4ff', figure: '#c7b3f5', letter: '#43207f' },
  { ground: '#ffeadb', figure: '#f3bf98', letter: '#7a3305' },
] as const

interface AvatarProps {
  /** Whose: the first letter stands for them, and the same name always has the same colours. */
  name: string
  /** Its diameter in CSS pixels. */
  size?: number
}

/** A person without a photograph. The name stands beside it, so it says nothing itself. */
export function Avatar({ name, size = 40 }: AvatarProps) {
  const { ground, figure, letter } = palettes[colourNumber(name, palettes.length)] ?? palettes[0]
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 80 80"
      aria-hidden="true"
      focusable="false"
      className="shrink-0 rounded-pill"
    >
      <rect width="80" height="80" fill={ground} />
      <circle cx="40" cy="34" r="17" fill={figure} fillOpacity=".7" />
      <path d="M8 84c2-22 15-31 32-31s30 9 32 31z" fill={figure} />
      <text x="40" y="51" textAnchor="middle" fontSize="31" fontWeight="700" fill={letter}>
        {initialOf(name)}
      </text>
    </svg>
  )
}
