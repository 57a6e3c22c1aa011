/** The small boat of an empty list. */
export function SailingBoat() {
  return (
    <svg width="96" height="64" viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <ellipse cx="48" cy="56" rx="40" ry="5" fill="#e8f0fe" />
      <path d="M16 46c10-8 22-8 32 0s22 8 32 0" stroke="#8db6ff" strokeWidth="3" fill="none" />
      <path d="M28 34h40l-7 10H35z" fill="#1557d6" />
      <path d="M48 8v24H32z" fill="#c9dbfb" />
      <path d="M52 14v18h12z" fill="#8db6ff" />
    </svg>
  )
}
