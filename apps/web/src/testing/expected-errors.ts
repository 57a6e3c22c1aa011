// Not in setup.ts: a test that imported that file would get a second copy of it.
let expected: RegExp[] = []

/** What the console may say in the test that is running: a reply that a test breaks on purpose is reported there. */
export const expectErrors = (...texts: RegExp[]) => {
  expected = texts
}

export const isExpected = (error: string) => expected.some((text) => text.test(error))
