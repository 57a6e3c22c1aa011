import { sitePaths } from '@tradefloor/rules'
import { CheckBox, useText } from '@tradefloor/ui'
import { Link, useLocation } from 'react-router'
import { accountTexts } from './texts.ts'

interface SignInFootProps {
  remember: boolean
  onRemember: (on: boolean) => void
}

/** What stands under every way to sign in. */
export function SignInFoot({ remember, onRemember }: SignInFootProps) {
  const t = useText(accountTexts)
  // Where sign-in was asked for goes along.
  const { search } = useLocation()
  return (
    <div className="flex items-center justify-between gap-4">
      <CheckBox checked={remember} onChange={onRemember}>
        {t('remember')}
      </CheckBox>
      <Link
        to={sitePaths.forgotten.desktop + search}
        className="flex min-h-11 items-center text-14 text-harbour hover:text-harbour-hover"
      >
        {t('forgotten')}
      </Link>
    </div>
  )
}
