import { useState } from 'react'
import { keep, kept } from '../../shared/storage/kept.ts'

export type ExhibitorView = 'grid' | 'list'

/** Three in a row, or one with more about it. Whoever has chosen finds it so the next time. */
export function useExhibitorView() {
  const [view, setView] = useState<ExhibitorView>(() => (kept('exhibitorsView') === 'list' ? 'list' : 'grid'))
  const choose = (next: ExhibitorView) => {
    keep('exhibitorsView', next)
    setView(next)
  }
  return { view, choose }
}
