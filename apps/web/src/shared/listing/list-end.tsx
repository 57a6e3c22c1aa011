import { phonePageSize } from '@tradefloor/rules'
import { Button, ErrorRow, useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pageTexts } from '../page/texts.ts'
import type { Flow } from './flow.ts'
import { flowTexts } from './flow-texts.ts'

/** So far before the end is seen, more is asked for. */
const ahead = '600px'

/** The end of a list that goes on: it asks for more when it comes near, and says when there is none. */
export function ListEnd({ flow }: { flow: Flow }) {
  const t = useText(flowTexts)
  const common = useText(pageTexts)
  const { known, count, hasMore, isBusy, error, more } = flow
  const end = useRef<HTMLDivElement>(null)
  const onNear = useEffectEvent(() => {
    if (hasMore && !isBusy && !error) more()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page the end is somewhere else
  useEffect(() => {
    if (!end.current) return
    // A busy page hears of several crossings at once: only the last says where the end is now.
    const watcher = new IntersectionObserver((crossings) => crossings.at(-1)?.isIntersecting && onNear(), {
      rootMargin: ahead,
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [known, isBusy, error])
  return (
    <div ref={end} className="mt-4 flex flex-col items-center">
      {error && (
        <ErrorRow
          title={error.message}
          hint={common('notLoaded')}
          retryText={common('retry')}
          busy={isBusy}
          onRetry={more}
          className="w-full"
        />
      )}
      {hasMore && !error && (
        <Button size={48} busy={isBusy} onClick={more}>
          {t('more')}
        </Button>
      )}
      {!hasMore && count > phonePageSize && <p className="py-2 text-13 text-ink-3">{t('end', { count })}</p>}
      <p aria-live="polite" className="sr-only">
        {hasMore && known > phonePageSize && t('shown', { known, count })}
      </p>
    </div>
  )
}
