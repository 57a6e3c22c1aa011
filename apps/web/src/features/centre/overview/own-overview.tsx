import { useQueryClient } from '@tanstack/react-query'
import { centrePages, sitePaths } from '@tradefloor/rules'
import { ErrorRow, useText } from '@tradefloor/ui'
import { Download, FileText, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { sessionTexts } from '../../../domains/session/texts.ts'
import { useProfile } from '../../../domains/session/use-profile.ts'
import { visitorsOwn } from '../../../domains/session/visitors-own.ts'
import LogOutQuestion from '../../../domains/sign-out/log-out-question.tsx'
import { pageTexts } from '../../../shared/page/texts.ts'
import { icons } from '../screens.ts'
import { centreTexts } from '../texts.ts'
import { useCounts } from '../use-counts.ts'
import { useExportAccount } from '../use-export-account.ts'
import { ContactRows } from './contact-rows.tsx'
import { ButtonRow, LinkRow, Rows } from './rows.tsx'
import { StoredCounts } from './stored-counts.tsx'
import { overviewTexts } from './texts.ts'

/** Everything that is the visitor's own, in one look. */
export function OwnOverview({ home }: { home: string }) {
  const t = useText(centreTexts)
  const counts = useCounts('flow')
  const exporting = useExportAccount()
  return (
    <>
      <StoredCounts counts={counts} />
      <ProfileFault />
      <ContactRows receivedCards={counts.cardHolder} />
      <Rows label={t('account')}>
        <LinkRow to={centrePages.profile} Icon={icons.profile} text={t('profile')} />
        <LinkRow to={centrePages.password} Icon={icons.password} text={t('password')} />
      </Rows>
      <Rows label={t('dataAndPrivacy')}>
        <ButtonRow
          Icon={Download}
          text={t('exportAccount')}
          busy={exporting.isPending}
          onPress={() => exporting.mutate()}
        />
        <HouseRules />
      </Rows>
      <LogOut home={home} />
    </>
  )
}

/** That the server does not say who the visitor is, and the way to ask again for all that is theirs. */
function ProfileFault() {
  const t = useText(pageTexts)
  const queries = useQueryClient()
  const { data, error, isFetching } = useProfile()
  if (data || !error) return null
  return (
    <ErrorRow
      title={error.message}
      hint={t('notLoaded')}
      retryText={t('retry')}
      busy={isFetching}
      onRetry={() => queries.refetchQueries({ queryKey: [visitorsOwn] })}
      className="mt-3"
    />
  )
}

/** What everybody may read. */
export function HouseRules() {
  const t = useText(overviewTexts)
  return (
    <>
      <LinkRow to={sitePaths.privacy.desktop} Icon={ShieldCheck} text={t('privacy')} />
      <LinkRow to={sitePaths.terms.desktop} Icon={FileText} text={t('terms')} />
    </>
  )
}

function LogOut({ home }: { home: string }) {
  const t = useText(sessionTexts)
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setIsLeaving(true)}
        className="mt-3 min-h-13 w-full rounded-card border border-line bg-white text-15 text-coral-ink active:bg-sand-2"
      >
        {t('logOut')}
      </button>
      <LogOutQuestion open={isLeaving} home={home} onClose={() => setIsLeaving(false)} />
    </>
  )
}
