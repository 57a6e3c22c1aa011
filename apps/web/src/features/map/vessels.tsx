interface Place {
  x: number
  y: number
  scale?: number
  /** Which way it goes. */
  left?: boolean
}

const placed = ({ x, y, scale = 1, left = false }: Place) =>
  `translate(${x} ${y}) scale(${left ? -scale : scale} ${scale})`

const boxes = [
  { x: -26, colour: '#e5482d' },
  { x: -12, colour: '#f2a313' },
  { x: 2, colour: '#0e7a4b' },
]

export function CargoShip(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-44 12c-30 4-58 10-84 20" stroke="#fff" strokeOpacity=".5" strokeWidth="4" fill="none" />
      <path d="M-44 4H42l10-2-12 16H-38z" fill="#0b2a6b" />
      <path d="M-42 12h80l-4 6H-38z" fill="#c23118" />
      {boxes.map(({ x, colour }) => (
        <g key={x}>
          <rect x={x} y="-8" width="12" height="11" fill={colour} />
          <rect x={x} y="-18" width="12" height="9" fill={colour} fillOpacity=".75" />
        </g>
      ))}
      <path d="M20-24h16v28H20z" fill="#fff" />
      <path d="M22-20h12v5H22z" fill="#0b2a6b" />
    </g>
  )
}

export function SailBoat(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-14 10h28l-6 8H-9z" fill="#1557d6" />
      <path d="M1-26V7h-16z" fill="#fff" />
      <path d="M4-18V7h12z" fill="#dbe9fd" />
      <path d="M-26 20c14-5 30-5 52 0" stroke="#fff" strokeOpacity=".55" strokeWidth="2.5" fill="none" />
    </g>
  )
}

/** From above, flying to the right. */
export function Plane() {
  return (
    <svg
      viewBox="-70 -62 140 124"
      aria-hidden="true"
      focusable="false"
      className="block w-full overflow-visible"
    >
      <g transform="translate(10 20)" fill="#06295c" fillOpacity=".3">
        <path d="M-58 0c0-7 12-9 22-9h62c18 0 32 5 34 9-2 4-16 9-34 9h-62c-10 0-22-2-22-9z" />
        <path d="M12-6-14-54h-12l10 48zM12 6l-26 48h-12l10-48z" />
      </g>
      <path d="M12-6-14-56c-1-2-3-3-5-3h-7l10 53z" fill="#dfe9fb" />
      <path d="M12 6l-26 50c-1 2-3 3-5 3h-7l10-53z" fill="#c4d6f4" />
      <path d="M-40-4-54-24h-9l7 20zM-40 4l-14 20h-9l7-20z" fill="#1557d6" />
      <path d="M-60 0c0-8 12-10 24-10h62c19 0 34 6 36 10-2 4-17 10-36 10h-62c-12 0-24-2-24-10z" fill="#fff" />
      <path d="M-58 3c8 5 16 7 24 7h60c19 0 34-6 36-10-30 5-80 6-120 3z" fill="#dfe9fb" />
      <path d="M44-6c6 1 12 3 15 5-6 2-12 2-17 1z" fill="#0b2a6b" />
      <g fill="#1557d6">
        {[-26, -14, -2, 10, 22].map((x) => (
          <circle key={x} cx={x} cy="-2" r="2.4" />
        ))}
      </g>
      <path d="M-6-24h14c3 0 5 2 5 4s-2 3-5 3H-2zM-6 24h14c3 0 5-2 5-4s-2-3-5-3H-2z" fill="#1557d6" />
    </svg>
  )
}
