/** Waits until somebody can see the page: nothing is asked for while nobody does. */
export async function whenSeen(): Promise<void> {
  while (document.hidden)
    await new Promise<void>((resolve) =>
      document.addEventListener('visibilitychange', () => resolve(), { once: true }),
    )
}
