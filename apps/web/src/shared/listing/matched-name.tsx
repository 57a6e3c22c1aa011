import { LocalName, type LocalText } from '@tradefloor/ui'
import { matches } from './matches.ts'

/** A name with what the search found in it marked. */
export function MatchedName({ name, search }: { name: LocalText; search: string }) {
  if (!search) return <LocalName name={name} />
  return (
    <LocalName name={name}>
      {matches(name.text, search).map(({ text, found }, index) =>
        found ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <mark key={index} className="rounded-[2px] bg-amber/28 px-px text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </LocalName>
  )
}
