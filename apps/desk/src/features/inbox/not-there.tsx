import { buttonClasses, EmptyState, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { inboxTexts } from '../../domains/chat/texts.ts'
import { places } from '../../shared/addresses.ts'

/** In place of a conversation that does not exist, or is another company's. */
export function NotThere() {
  const t = useText(inboxTexts)
  return (
    <div role="status" className="m-auto">
      <EmptyState
        title={t('notThere')}
        hint={t('notThereHint')}
        action={
          <Link to={places.inbox} className={buttonClasses('soft')}>
            {t('back')}
          </Link>
        }
      />
    </div>
  )
}
