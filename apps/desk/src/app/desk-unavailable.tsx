import { Button, EmptyState, useText } from '@tradefloor/ui'
import { deskTexts } from '../shared/texts.ts'

export function DeskUnavailable() {
  const t = useText(deskTexts)
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
