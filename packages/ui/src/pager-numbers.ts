/** The page numbers a pager shows: the first, the last, the present one and its neighbours, `null` for a gap. */
export function pagerNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 1) return [number]
    // A gap of one page is that page.
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
