import { useState } from 'react'
import { storedValue, storeValue } from '../../shared/storage/stored-values.ts'

export type ExhibitorView = 'grid' | 'list'

/** Three in a row, or one with more about it. Whoever has chosen finds it so the next time. */
export function useExhibitorView() {
  const [view, setView] = useState<ExhibitorView>(() =>
    storedValue('exhibitorsView') === 'list' ? 'list' : 'grid',
  )
  const choose = (next: ExhibitorView) => {
    storeValue('exhibitorsView', next)
    setView(next)
  }
  return { view, choose }
}
