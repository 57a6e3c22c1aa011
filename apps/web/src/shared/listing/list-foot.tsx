import { Pager, useText } from '@tradefloor/ui'
import { listingTexts } from './texts.ts'

interface ListFootProps {
  page: number
  /** How many stand on a page, how many on this one, how many in all. */
  size: number
  shown: number
  count: number
  of: 'range' | 'rangeOfThings'
  onPage: (page: number) => void
}

/** Where one is in a list, and the way to its other pages. */
export function ListFoot({ page, size, shown, count, of, onPage }: ListFootProps) {
  const t = useText(listingTexts)
  const first = (page - 1) * size + 1
  return (
    <div className="-my-1.5 flex flex-wrap items-center justify-between gap-2 text-13 text-ink-2">
      <span>{shown > 0 && t(of, { first, last: first + shown - 1, count })}</span>
      <Pager page={page} pages={Math.ceil(count / size)} onPage={onPage} />
    </div>
  )
}
