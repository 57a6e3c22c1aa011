import { useId } from 'react'

/** The harbour dome over two waves. Beside it the name is written, so it says nothing itself. */
export function BrandMark({ size = 36 }: { size?: number }) {
  const gradient = useId()
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      className="shrink-0"
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#3b82ff" />
          <stop offset="1" stopColor="#0fa7b8" />
        </linearGradient>
      </defs>
      <rect width="40" height="40" rx="10" fill={`url(#${gradient})`} />
      <path d="M8 22.5a12 12 0 0 1 24 0z" fill="#fff" />
      <path d="M14.5 22.5a5.5 8 0 0 1 11 0" fill="none" stroke="#1557d6" strokeWidth="1.6" />
      <path d="M20 7.5V11" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M7 28c3.2-2.6 5.5-2.6 8.7 0s5.5 2.6 8.7 0 5.5-2.6 8.7 0"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M12 33c2.6-1.8 4.2-1.8 6.8 0s4.2 1.8 6.8 0"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
