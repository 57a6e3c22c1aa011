import { classNames, useNotice, useText } from '@tradefloor/ui'
import { ArrowDown, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { flowTexts } from './flow-texts.ts'
import { farEnough } from './pull-distance.ts'
import { usePullDown } from './use-pull-down.ts'

interface PullToRefreshProps {
  /** Asks anew, and says what went wrong if something did. */
  onRefresh: () => Promise<{ error: Error | null }>
}

/** The line above a list that a pull down opens: how far it is, and then that the list is asked for anew. */
export function PullToRefresh({ onRefresh }: PullToRefreshProps) {
  const t = useText(flowTexts)
  const notice = useNotice()
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const isBusy = state === 'busy'
  const refresh = async () => {
    if (isBusy) return
    setState('busy')
    const { error } = await onRefresh()
    setState(error ? 'idle' : 'done')
    if (error) notice({ tone: 'warning', text: error.message })
  }
  const pulled = usePullDown(() => void refresh())
  const isFar = pulled >= farEnough
  return (
    <>
      <div
        aria-hidden
        style={{ height: isBusy ? farEnough : pulled }}
        className={classNames(
          'flex items-end justify-center overflow-hidden text-13 text-ink-2',
          pulled === 0 && 'transition-[height] duration-(--dur-sheet)',
        )}
      >
        <span className="flex h-11 items-center gap-2">
          {isBusy ? (
            <LoaderCircle size={18} className="animate-turn text-harbour" />
          ) : (
            <ArrowDown
              size={18}
              strokeWidth={1.75}
              className={classNames(
                'text-harbour transition-transform duration-(--dur-control)',
                isFar && 'rotate-180',
              )}
            />
          )}
          {t(isBusy ? 'refreshing' : isFar ? 'letGo' : 'pull')}
        </span>
      </div>
      <p role="status" className="sr-only">
        {isBusy ? t('refreshing') : state === 'done' && t('refreshed')}
      </p>
    </>
  )
}
