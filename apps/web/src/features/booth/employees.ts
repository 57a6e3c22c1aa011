/** Codes of the number of employees, as exhibitors give them; the text is the same in both languages. */
const bands: Readonly<Record<number, string>> = {
  1: '0–49',
  2: '50–199',
  3: '200–999',
  4: '1,000–9,999',
  5: '≥ 10,000',
}

/** How many work there, or undefined for a code that says nothing. */
export const employeesText = (code: number): string | undefined => bands[code]
