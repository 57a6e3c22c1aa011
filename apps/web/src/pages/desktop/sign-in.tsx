import { exhibitorSignOn } from '@tradefloor/client'
import { sitePaths } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { ArrowUpRight } from 'lucide-react'
import { guestPlace } from '../../domains/session/guest-place.ts'
import { useReturn } from '../../domains/session/use-return.ts'
import { SignInCard } from '../../features/account/sign-in-card.tsx'
import { accountTexts } from '../../features/account/texts.ts'
import { useSite } from '../../shared/config/site-context.tsx'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { AccountStage } from './account-stage.tsx'

export default function DesktopSignIn() {
  const t = useText(accountTexts)
  const { config } = useSite()
  const { language } = useLanguage()
  const back = useReturn(sitePaths.home.desktop)
  usePageTitle(t('title'))
  return (
    <AccountStage
      title={t('title')}
      lead={t('lead')}
      leadMore={t('leadMore')}
      aside={
        <a
          href={exhibitorSignOn(config, language, window.location.href)}
          className="inline-flex items-center gap-1 text-14 text-harbour"
        >
          {t('exhibitor')}
          <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden />
        </a>
      }
    >
      <SignInCard
        layout="start"
        registerAt={back.along(sitePaths.register.desktop)}
        guestAt={guestPlace(back.place, sitePaths.home.desktop)}
        onDone={back.go}
      />
    </AccountStage>
  )
}
