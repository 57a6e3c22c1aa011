import type { TeamMember, TeamReply } from '@tradefloor/contract'
import { Button, classNames, ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { useFocusOnChange } from '../../shared/use-focus-on-change.ts'
import { InvitePanel } from './invite-panel.tsx'
import { MemberTable } from './member-table.tsx'
import { useTeam } from './queries.ts'
import { RemovedMembers } from './removed-members.tsx'
import { teamTexts } from './texts.ts'

/** Who works at the company's desk, and what each may do. */
export default function TeamPage() {
  const t = useText(teamTexts)
  usePageTitle(t('title'))
  const team = useTeam()
  const [isInviting, setIsInviting] = useState(false)
  const { list, entry } = useFocusOnChange(isInviting || undefined)
  const { data } = team
  const present = data?.list.filter(({ state }) => state !== 'removed') ?? []
  return (
    <div className="flex min-w-0 flex-1 items-stretch">
      <div
        ref={list}
        tabIndex={-1}
        className={classNames('surface min-w-0 flex-1 outline-none', isInviting && 'max-xl:hidden')}
      >
        <TeamHead
          team={data}
          present={present}
          onInvite={isInviting ? undefined : () => setIsInviting(true)}
        />
        {team.error && (
          <ErrorRow
            className="m-6"
            title={team.error.message}
            hint={t('notLoaded')}
            retryText={t('retry')}
            busy={team.isFetching}
            onRetry={() => team.refetch()}
          />
        )}
        {team.isPending && (
          <Loading label={t('loading')} className="grid gap-3 p-6">
            {[0, 1, 2].map((row) => (
              <SkeletonBlock key={row} className="h-14 w-full" />
            ))}
          </Loading>
        )}
        {data && (
          <>
            <MemberTable members={present} />
            {present.length === 1 && <p className="max-w-150 p-6 text-13 text-ink-3">{t('alone')}</p>}
            <RemovedMembers members={data.list.filter(({ state }) => state === 'removed')} />
          </>
        )}
      </div>
      {isInviting && <InvitePanel ref={entry} onClose={() => setIsInviting(false)} />}
    </div>
  )
}

interface TeamHeadProps {
  team: TeamReply | undefined
  present: TeamMember[]
  /** Nothing while somebody is being invited. */
  onInvite: (() => void) | undefined
}

function TeamHead({ team, present, onInvite }: TeamHeadProps) {
  const t = useText(teamTexts)
  const isFull = team !== undefined && present.length >= team.most
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-3 border-b border-line px-(--gutter) py-2 lg:px-6">
      <h1 className="text-20 font-bold">{t('title')}</h1>
      <p role="status" className="text-13 text-ink-3">
        {team &&
          (isFull
            ? t('full', { most: team.most })
            : t('summary', { count: present.length, most: team.most }))}
      </p>
      {onInvite && (
        <span className="ml-auto">
          <Button
            look="primary"
            disabled={!team || isFull}
            icon={<UserRoundPlus size={18} strokeWidth={1.75} aria-hidden />}
            onClick={onInvite}
          >
            {t('invite')}
          </Button>
        </span>
      )}
    </header>
  )
}
