/** A boat on the open sea, behind the words of a page that is not there. */
export default function LostAtSeaPicture() {
  return (
    <svg
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className="fixed inset-0 z-(--z-scene) size-full"
    >
      <defs>
        <linearGradient id="lost-sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#2b7fd0" />
          <stop offset="1" stopColor="#bfe3f7" />
        </linearGradient>
        <linearGradient id="lost-sea" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#53b4d8" />
          <stop offset="1" stopColor="#1d6fb4" />
        </linearGradient>
      </defs>
      <rect width="1440" height="900" fill="url(#lost-sky)" />
      <circle cx="1130" cy="210" r="64" fill="#fff6dc" />
      <circle cx="1130" cy="210" r="108" fill="#fff6dc" fillOpacity=".28" />
      <g fill="#fff" fillOpacity=".75">
        <path d="M150 250c10-34 58-40 78-12 28-14 60 2 62 30h-176c2-8 20-16 36-18z" />
        <path d="M830 150c8-26 46-30 62-8 22-12 48 2 50 24H800c2-8 16-14 30-16z" />
      </g>
      <path d="M0 560c240-26 480-26 720 0s480 26 720 0v340H0z" fill="url(#lost-sea)" />
      <g transform="translate(648 652) scale(1.35)">
        <path d="M-4 62h112l-20 34H20z" fill="#1557d6" />
        <path d="M-4 62h112l-4 8H0z" fill="#fff" fillOpacity=".85" />
        <path d="M52-34v90H6z" fill="#fff" />
        <path d="M60-14v70h40z" fill="#dbe9fd" />
        <path d="M56-40v100" stroke="#0b2a6b" strokeWidth="3" />
      </g>
      <g fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="5" strokeLinecap="round">
        <path d="M120 690c40-26 80-26 120 0s80 26 120 0 80-26 120 0 80 26 120 0" />
        <path d="M820 640c40-26 80-26 120 0s80 26 120 0 80-26 120 0" />
        <path d="M640 800c40-26 80-26 120 0s80 26 120 0 80-26 120 0 80 26 120 0" />
      </g>
    </svg>
  )
}
