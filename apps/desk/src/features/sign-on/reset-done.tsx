import { Button, StepTitle, useCountdown, useText } from '@tradefloor/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { signOnTexts } from './texts.ts'

const secondsUntilSignOn = 10

export function ResetDone({ onSignOn }: { onSignOn: () => void }) {
  const t = useText(signOnTexts)
  const { left, isRunning, start } = useCountdown()
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    start(secondsUntilSignOn)
    setBegun(true)
  }, [start])
  useEffect(() => {
    if (begun && !isRunning) onSignOn()
  }, [begun, isRunning, onSignOn])
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      <CircleCheck size={44} strokeWidth={1.5} aria-hidden className="text-leaf" />
      <StepTitle className="text-18 font-bold">{t('resetDone')}</StepTitle>
      <p className="text-ink-2">{t('resetDoneHint', { seconds: left })}</p>
      <Button look="primary" size={48} className="w-full" onClick={onSignOn}>
        {t('done')}
      </Button>
    </div>
  )
}
