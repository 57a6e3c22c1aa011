import { sitePaths } from '@tradefloor/rules'
import { SkeletonBlock, useText } from '@tradefloor/ui'
import { withReturn } from '../../domains/session/return-address.ts'
import { useSessionState } from '../../domains/session/use-session-state.ts'
import { GuestInvitation } from '../../features/centre/overview/guest-invitation.tsx'
import { OverviewHero } from '../../features/centre/overview/overview-hero.tsx'
import { HouseRules, OwnOverview } from '../../features/centre/overview/own-overview.tsx'
import { OwnerLine, OwnerSkeleton } from '../../features/centre/overview/owner-line.tsx'
import { Rows } from '../../features/centre/overview/rows.tsx'
import { centreTexts } from '../../features/centre/texts.ts'
import { InstallOffer } from '../../shared/install/install-offer.tsx'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { centreHome, centrePlaces } from './centre-places.ts'

/** The last of the main pages: what is the visitor's own, or what a guest would have of an account. */
export default function PhoneCentre() {
  const t = useText(centreTexts)
  const state = useSessionState()
  usePageTitle(t('title'))
  return (
    <>
      <OverviewHero>
        {state === 'signed-in' && <OwnerLine />}
        {state === 'restoring' && <OwnerSkeleton />}
      </OverviewHero>
      <div className="relative -mt-10 flex-1 px-4 pb-6">
        {state === 'signed-in' && <OwnOverview home={centrePlaces.home} />}
        {state === 'restoring' && <SkeletonBlock className="h-19 rounded-card!" />}
        {state === 'guest' && (
          <>
            <GuestInvitation
              signInAt={withReturn(centrePlaces.signInAt, centreHome)}
              registerAt={withReturn(sitePaths.register.phone, centreHome)}
            />
            <Rows label={t('dataAndPrivacy')}>
              <HouseRules />
            </Rows>
          </>
        )}
        <InstallOffer className="mt-4" />
      </div>
    </>
  )
}
