import { addressOf, exhibitionsAddress, hallSpot, readId, sitePaths } from '@tradefloor/rules'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useClosedThread } from '../../domains/chat/use-closed-thread.ts'
import { NoBooth } from '../../features/booth/no-booth.tsx'
import type { AddressedBooth } from '../../features/booth/use-addressed-booth.ts'
import { LostPage } from './lost-page.tsx'

const ClosedChatPanel = lazy(() => import('./closed-chat-panel.tsx'))

/** A company that no longer exhibits has no booth; what the visitor said with it is still to be read. */
export default function InsteadOfBooth({ page }: { page: Exclude<AddressedBooth, { state: 'there' }> }) {
  const thread = useClosedThread()
  const [isShut, setIsShut] = useState(false)
  const [query] = useSearchParams()
  const exhibitionId = readId(query.get('exhibition_id'))
  const hall = exhibitionId ? { exhibition_id: String(exhibitionId), list: 'exhibitors' } : undefined
  if (thread && !isShut && page.state === 'unknown')
    return (
      <div className="sea relative min-h-150 flex-1">
        <Suspense>
          <ClosedChatPanel thread={thread} onClose={() => setIsShut(true)} />
        </Suspense>
      </div>
    )
  return (
    <LostPage isUnknown={page.state === 'unknown'}>
      <NoBooth
        page={page}
        exhibitors={hall && addressOf(hallSpot.desktop, hall)}
        list={exhibitionsAddress.desktop}
        home={sitePaths.home.desktop}
      />
    </LostPage>
  )
}
