import { buttonClasses, EmptyState, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { centreTexts } from '../texts.ts'

interface NothingYetProps {
  title: string
  hint: string
  /** The list of fairs, where there is something to find. */
  fairs: string
}

/** In place of a list without an entry, with a way to get one. */
export function NothingYet({ title, hint, fairs }: NothingYetProps) {
  const t = useText(centreTexts)
  return (
    <EmptyState
      title={title}
      hint={hint}
      action={
        <Link to={fairs} className={buttonClasses('soft', 40)}>
          {t('wayOn')}
        </Link>
      }
    />
  )
}
