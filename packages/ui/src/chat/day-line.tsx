/** Between the messages of one day and those of the next. */
export function DayLine({ text }: { text: string }) {
  return (
    <li className="mt-5 flex items-center gap-4 text-12 text-ink-3 first:mt-1">
      <span aria-hidden className="h-px flex-1 bg-line" />
      {text}
      <span aria-hidden className="h-px flex-1 bg-line" />
    </li>
  )
}
