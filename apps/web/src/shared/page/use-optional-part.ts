import { type ComponentType, useEffect, useState } from 'react'

/** A part without which the page is as usable: one that does not come is not spoken of, and asked for the next time. */
export function useOptionalPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const isMissed = isWanted && Part === undefined
  useEffect(() => {
    if (!isMissed) return
    load().then(
      ({ default: part }) => setPart(() => part),
      () => {},
    )
  }, [isMissed, load])
  return Part
}
