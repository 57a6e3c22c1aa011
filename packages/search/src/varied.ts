/** Something that may be shown, the best first. */
export interface Showable {
  kind: string
  companyId: number
  /** By what it was found. */
  source: unknown
}

interface Bounds {
  /** How many in all. */
  most: number
  ofCompany: number
  ofKind?: number
  ofSource?: number
}

/** The best, and not all of one company, one kind or for one reason as long as there are others. */
export function varied<Each extends Showable>(ranked: readonly Each[], bounds: Bounds): Each[] {
  const chosen = new Set<Each>()
  const { ofSource, ...ofAnySource } = bounds
  const { ofKind, ...ofAnyKind } = ofAnySource
  for (const each of [bounds, ofAnySource, ofAnyKind]) choose(ranked, chosen, each)
  return ranked.filter((each) => chosen.has(each))
}

function choose<Each extends Showable>(
  ranked: readonly Each[],
  chosen: Set<Each>,
  { most, ofCompany, ofKind = most, ofSource = most }: Bounds,
) {
  const isFull = (bound: number, same: (other: Each) => boolean) => [...chosen].filter(same).length >= bound
  for (const each of ranked) {
    if (chosen.size >= most) return
    const { companyId, kind, source } = each
    if (chosen.has(each)) continue
    if (isFull(ofCompany, (other) => other.companyId === companyId)) continue
    if (isFull(ofKind, (other) => other.kind === kind)) continue
    if (isFull(ofSource, (other) => other.source === source)) continue
    chosen.add(each)
  }
}
