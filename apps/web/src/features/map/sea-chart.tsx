import './map.css'
import { Hall, Island, Shallows } from './island.tsx'
import { chart, farIslands, flight, mainIsland, pavilionIslands } from './islands.ts'
import { CargoShip, SailBoat } from './vessels.tsx'

/** Those at the back first, so that those in front cover them. */
const islands = [...farIslands, ...pavilionIslands, mainIsland].sort((a, b) => a.y - b.y)
const { from, bend, to } = flight

/** The drawn sea with its islands: a background, without words. */
export function SeaChart() {
  return (
    <svg
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      aria-hidden="true"
      focusable="false"
      className="absolute inset-0 size-full"
    >
      <defs>
        <radialGradient id="chart-sea" cx=".5" cy=".5" r=".72">
          <stop stopColor="#6fd0e2" />
          <stop offset=".45" stopColor="#2f9fd2" />
          <stop offset="1" stopColor="#0f4f9e" />
        </radialGradient>
        <linearGradient id="chart-green" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#9fd67f" />
          <stop offset="1" stopColor="#6cb765" />
        </linearGradient>
        <filter id="chart-soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <rect width={chart.width} height={chart.height} fill="url(#chart-sea)" />
      <Graticule />
      {islands.map((island) => (
        <Shallows key={island.seed} {...island} />
      ))}
      <g
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="2.5"
        strokeDasharray="2 11"
        strokeLinecap="round"
      >
        {pavilionIslands.map(({ seed, x, y }, index) => {
          const next = pavilionIslands[(index + 1) % pavilionIslands.length] ?? mainIsland
          const out = { x: ((x + next.x) / 2) * 1.12 - 96, y: ((y + next.y) / 2) * 1.12 - 54 }
          return <path key={seed} d={`M${x} ${y}Q${out.x} ${out.y} ${next.x} ${next.y}`} />
        })}
      </g>
      {islands.map((island) => (
        <Island key={island.seed} {...island}>
          {island === mainIsland && <Harbour />}
        </Island>
      ))}
      <path
        d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeDasharray="1 12"
        strokeLinecap="round"
      />
      <CargoShip x={620} y={196} />
      <CargoShip x={1120} y={800} left />
      <CargoShip x={1330} y={400} scale={0.8} left />
      <CargoShip x={262} y={690} scale={0.85} />
      <SailBoat x={690} y={640} />
      <SailBoat x={985} y={296} scale={0.8} left />
      <SailBoat x={430} y={640} scale={0.9} />
      <SailBoat x={1130} y={690} left />
      <SailBoat x={300} y={330} scale={0.7} left />
      <CompassRose />
      <Clouds />
    </svg>
  )
}

/** What the main island has besides its hall: smaller ones, the way to the water, and a jetty. */
function Harbour() {
  return (
    <>
      <path d="M0 20C10 50 6 80 14 122" fill="none" stroke="#f6e6bd" strokeWidth="13" />
      <path d="M8 108h13l5 62H14z" fill="#b98a52" />
      <path d="M8 108h13l3 42H12z" fill="#d3a66d" />
      <path d="M4 156h34v13H6z" fill="#c79558" />
      <g transform="translate(-112 -24)">
        <Hall roof="#0fa7b8" size={0.62} />
      </g>
      <g transform="translate(118 0)">
        <Hall roof="#0e7a4b" size={0.66} />
      </g>
      <g transform="translate(-86 46)">
        <Hall roof="#f2a313" size={0.58} />
      </g>
      <g transform="translate(92 58)">
        <Hall roof="#e5482d" size={0.56} />
      </g>
    </>
  )
}

/** The lines of a chart, bent as on a globe. */
function Graticule() {
  return (
    <g fill="none" stroke="#fff" strokeOpacity=".13" strokeWidth="1.5">
      {[-40, 140, 320, 500, 680, 860].map((y) => (
        <path key={y} d={`M0 ${y + 50}Q${chart.width / 2} ${y - 40} ${chart.width} ${y + 50}`} />
      ))}
      {[80, 320, 560, 800, 1040, 1280, 1520].map((x) => {
        const away = (x - chart.width / 2) * 0.12
        return (
          <path
            key={x}
            d={`M${x - away} 0Q${x + away * 0.4} ${chart.height / 2} ${x + away} ${chart.height}`}
          />
        )
      })}
    </g>
  )
}

function CompassRose() {
  return (
    <g transform="translate(1310 730)" fill="none" stroke="#fff" strokeOpacity=".75">
      <circle r="46" strokeWidth="1.5" />
      <circle r="38" strokeWidth="4" strokeDasharray="1 5.95" />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} stroke="none">
          <path d="M0-56 8-8 0 0z" fill={turn === 0 ? '#ffd9cf' : '#fff'} fillOpacity=".95" />
          <path d="M0-56-8-8 0 0z" fill={turn === 0 ? '#e5482d' : '#bcd6f5'} />
        </g>
      ))}
    </g>
  )
}

const clouds = [
  { x: 110, y: 590, size: 1 },
  { x: 1440, y: 250, size: 1.3 },
  { x: 1120, y: 850, size: 1 },
  { x: 1010, y: 96, size: 0.8 },
]

function Clouds() {
  return (
    <>
      {clouds.map(({ x, y, size }, index) => (
        <g key={x} className="chart-cloud" style={{ animationDelay: `${-9 * index}s` }}>
          <g transform={`translate(${x} ${y}) scale(${size})`}>
            <g filter="url(#chart-soft)" transform="translate(26 54)" fill="#07407f" fillOpacity=".22">
              <ellipse rx="88" ry="22" />
            </g>
            <g fill="#fff" fillOpacity=".9">
              <ellipse cx="-42" cy="6" rx="44" ry="22" />
              <ellipse cx="4" cy="-10" rx="46" ry="30" />
              <ellipse cx="50" cy="6" rx="40" ry="21" />
              <rect x="-80" y="4" width="165" height="24" rx="12" />
            </g>
          </g>
        </g>
      ))}
    </>
  )
}
