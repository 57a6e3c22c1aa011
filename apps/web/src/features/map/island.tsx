import { type ReactNode, useMemo } from 'react'
import { coastOf, softLine, treesOn } from './island-shape.ts'
import type { IslandPlan } from './islands.ts'

/** The shallow water around an island, lighter step by step. */
export function Shallows({ seed, x, y, rx, ry }: IslandPlan) {
  const line = useMemo(() => softLine(coastOf(seed, rx, ry)), [seed, rx, ry])
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="#c8f6f2" strokeLinejoin="round">
      <path d={line} strokeWidth={rx * 0.78} strokeOpacity=".1" />
      <path d={line} strokeWidth={rx * 0.46} strokeOpacity=".16" />
      <path d={line} strokeWidth={rx * 0.2} strokeOpacity=".34" />
    </g>
  )
}

/** An island seen from the air: beach, green, trees, and a hall where it has one. */
export function Island({ seed, x, y, rx, ry, roof, children }: IslandPlan & { children?: ReactNode }) {
  const { beach, green, hill, trees } = useMemo(() => {
    const coast = coastOf(seed, rx, ry)
    const part = (share: number, up: number) =>
      softLine(coast.map((point) => ({ x: point.x * share, y: point.y * share - up })))
    return {
      beach: softLine(coast),
      green: part(0.88, 3),
      hill: part(0.62, 7),
      trees: treesOn(seed, rx, ry, Math.round(rx / 4)),
    }
  }, [seed, rx, ry])
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={beach} transform="translate(0 9)" fill="#0b4f8f" fillOpacity=".28" />
      <path d={beach} transform="translate(0 5)" fill="#cfae72" />
      <path d={beach} fill="#f6e6bd" />
      <path d={green} fill="url(#chart-green)" />
      <path d={hill} fill="#a8d985" fillOpacity=".75" />
      {trees.map((tree) => (
        <Tree key={`${tree.x} ${tree.y}`} {...tree} />
      ))}
      {roof && <Hall roof={roof} size={Math.min(1.55, rx / 104)} />}
      {children}
    </g>
  )
}

function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${size.toFixed(2)})`}>
      <ellipse cx="2" cy="3" rx="7" ry="3" fill="#1f5a3c" fillOpacity=".3" />
      <circle cy="-4" r="6.5" fill="#3d9159" />
      <circle cx="-1.6" cy="-6" r="4" fill="#63b573" />
    </g>
  )
}

/** A hall with a dome, its foot where it stands. */
export function Hall({ roof, size }: { roof: string; size: number }) {
  return (
    <g transform={`translate(0 -6) scale(${size.toFixed(2)})`}>
      <ellipse cx="3" cy="14" rx="40" ry="13" fill="#1f5a3c" fillOpacity=".25" />
      <ellipse cy="10" rx="37" ry="12" fill="#f4f7fb" />
      <path d="M-28 8V-6h56V8c-12 8-44 8-56 0z" fill="#fff" />
      <path d="M-28 8V-6h56V8c-12 8-44 8-56 0z" fill="#b9d3f2" fillOpacity=".55" />
      <g fill="#fff">
        {[-22, -11, 0, 11, 22].map((left) => (
          <rect key={left} x={left - 2} y="-6" width="4" height="18" />
        ))}
      </g>
      <path d="M-31-6c2-30 60-30 62 0-14 7-48 7-62 0z" fill={roof} />
      <path d="M-24-9c3-16 18-20 26-20-12 4-17 12-18 22z" fill="#fff" fillOpacity=".3" />
      <path d="M0-28v-12" stroke="#f2c14e" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M0-40l12 4-12 4z" fill={roof} />
    </g>
  )
}
