/** As many digits as a code has. */
export const codeLength = 6

/** The code in a text that was copied, with whatever words stand around it. */
export function codeIn(text: string): string {
  const whole = text.match(/(?<!\d)\d{6}(?!\d)/)?.[0]
  return whole ?? text.replace(/\D/g, '').slice(0, codeLength)
}
