import { classNames } from '@tradefloor/ui'

/** What the colours of a chart mean. */
export const Legend = ({ entries }: { entries: readonly { look: string; text: string }[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2">
    {entries.map(({ look, text }) => (
      <li key={text} className="flex items-center gap-1.5">
        <span aria-hidden className={classNames('size-3 shrink-0 rounded-[3px]', look)} />
        {text}
      </li>
    ))}
  </ul>
)
