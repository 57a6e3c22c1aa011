import { startProgress, startSteps } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { useMay } from '../domains/session/use-may.ts'
import { useStart } from '../domains/start/queries.ts'
import { deskTexts } from '../shared/texts.ts'

/** How far the company has come, until it has finished. */
export function StartCount() {
  const t = useText(deskTexts)
  const may = useMay()
  const { data } = useStart({ enabled: may('content') })
  if (!data) return null
  const { done, all, isFinished } = startProgress(startSteps(data))
  if (isFinished) return null
  return (
    <span className="ml-auto text-12 font-normal tabular-nums">
      <span aria-hidden>{`${done}/${all}`}</span>
      <span className="sr-only">{t('startLeft', { done, all })}</span>
    </span>
  )
}
