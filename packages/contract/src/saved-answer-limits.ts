/** How many saved answers a company may keep, and how long each may be. */
export const savedAnswerLimits = { answers: 100, title: 40, text: 2000 } as const
