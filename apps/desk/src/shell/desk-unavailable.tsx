import { Button, EmptyState, useText } from '@tradefloor/ui'
import { deskMessages } from '../messages.ts'

export function DeskUnavailable() {
  const t = useText(deskMessages)
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        title={t('unavailable')}
        hint={t('unavailableHint')}
        action={
          <Button look="soft" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    </main>
  )
}
