import { brandOf } from '@tradefloor/rules'
import { useLanguage } from '@tradefloor/ui'
import { useSite } from './site-context.tsx'

/** What the platform is called: by its organiser, or by us while nobody has said. */
export function useBrand() {
  const { config } = useSite()
  const { language } = useLanguage()
  return brandOf(config.fair, language)
}
