import { Button, EmptyState, useText } from '@tradefloor/ui'
import { deskTexts } from '../shared/texts.ts'

export function PageNotLoaded() {
  const t = useText(deskTexts)
  return (
    <EmptyState
      title={t('pageNotLoaded')}
      hint={t('unavailableHint')}
      action={
        <Button look="soft" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      }
    />
  )
}
