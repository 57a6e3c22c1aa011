import { useText } from '@tradefloor/ui'
import { pageTexts } from './texts.ts'

/** Says that what was asked for is on its way, where it has no place on the page yet. */
export function PartLoading() {
  const t = useText(pageTexts)
  return (
    <p
      role="status"
      className="surface fixed bottom-8 left-1/2 z-(--z-toast) -translate-x-1/2 animate-fade-in rounded-pill px-4 py-2 shadow-pop"
    >
      {t('loading')}
    </p>
  )
}
