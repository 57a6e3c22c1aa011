import { Button, classNames, useText } from '@tradefloor/ui'
import type { ScreenLayout } from './screen-props.ts'
import { centreTexts } from './texts.ts'

interface SaveRowProps {
  layout: ScreenLayout
  isUnsaved: boolean
  disabled?: boolean
  busy: boolean
  onReset: () => void
  className?: string
}

/** The end of a form: saves it, or takes the changes back. */
export function SaveRow({ layout, isUnsaved, disabled, busy, onReset, className }: SaveRowProps) {
  const t = useText(centreTexts)
  const isPage = layout === 'page'
  const size = isPage ? 48 : 40
  const save = (
    <Button
      look="primary"
      size={size}
      type="submit"
      className={isPage ? 'flex-1' : 'px-8!'}
      disabled={disabled}
      busy={busy}
    >
      {t('save')}
    </Button>
  )
  const takeBack = isUnsaved && (
    <Button size={size} onClick={onReset}>
      {t('reset')}
    </Button>
  )
  const said = isUnsaved && (
    <p className={classNames('text-13 text-ink-3', isPage && 'w-full')}>{t('unsaved')}</p>
  )
  return (
    <div className={classNames('flex flex-wrap items-center gap-3', className)}>
      {/* A thumb finds the larger of the two at the right, and what is said above them. */}
      {isPage && said}
      {isPage && takeBack}
      {save}
      {!isPage && takeBack}
      {!isPage && said}
    </div>
  )
}
