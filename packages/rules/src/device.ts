export type Device = 'phone' | 'desktop'

// Android says "Mobile" on phones and leaves it out on tablets, which want the desktop page. OpenHarmony names the kind.
const phone =
  /iPhone|iPod|Windows Phone|Opera Mini|BB10|(?:Android|HarmonyOS)\b.*\bMobile\b|\(Phone;[^)]*OpenHarmony/i

/**
 * Which shell a browser gets. The messaging apps run on computers too, under the same names, so their names decide
 * nothing; the system they run on does. An iPad has the room for the desktop shell and asks for it by default.
 */
export function deviceOf(userAgent: string | null | undefined): Device {
  // The header is the sender's to fill: a real one is a tenth of this, and a longer one only costs time.
  const text = (userAgent ?? '').slice(0, 2048)
  return !/\biPad\b/.test(text) && phone.test(text) ? 'phone' : 'desktop'
}
