import { type CentreScreen, withCentre } from '@tradefloor/rules'
import { Avatar, classNames, useText } from '@tradefloor/ui'
import { Download, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { sessionTexts } from '../../domains/session/texts.ts'
import { useProfile } from '../../domains/session/use-profile.ts'
import LogOutQuestion from '../../domains/sign-out/log-out-question.tsx'
import { groups, icons } from './screens.ts'
import { centreTexts } from './texts.ts'
import { useCounts } from './use-counts.ts'
import { useExportAccount } from './use-export-account.ts'

const item = 'flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 py-1 text-left'
const quiet = 'text-ink-2 hover:bg-sand-2'

export function CentreMenu({ current, home }: { current: CentreScreen; home: string }) {
  const t = useText(centreTexts)
  const session = useText(sessionTexts)
  const { pathname, search, state } = useLocation()
  const counts = useCounts('pages')
  const exporting = useExportAccount()
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <aside className="flex w-56 shrink-0 flex-col overflow-y-auto overscroll-contain border-r border-line bg-sand px-3 py-5">
      <Owner />
      <nav aria-label={t('title')}>
        {groups.map(({ title, screens }) => (
          <section key={title} aria-labelledby={`centre-${title}`}>
            <h3 id={`centre-${title}`} className="px-3 pt-4 pb-1.5 text-12 text-ink-3">
              {t(title)}
            </h3>
            <ul>
              {screens.map((screen) => {
                const Icon = icons[screen]
                const on = screen === current
                return (
                  <li key={screen}>
                    <Link
                      to={withCentre(pathname, search, { screen, alone: false })}
                      // Another screen takes the place of this one, so that Back closes them all.
                      replace
                      state={state}
                      aria-current={on ? 'page' : undefined}
                      className={classNames(item, on ? 'bg-harbour-light font-bold text-harbour' : quiet)}
                    >
                      <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
                      <span className="min-w-0 flex-1">{t(screen)}</span>
                      {counts[screen] !== undefined && (
                        <span className={classNames('text-12 font-normal', !on && 'text-ink-3')}>
                          {counts[screen]}
                        </span>
                      )}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </nav>
      <div className="mt-auto pt-4">
        <button
          type="button"
          aria-busy={exporting.isPending || undefined}
          onClick={() => !exporting.isPending && exporting.mutate()}
          className={classNames(item, quiet)}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {t('exportAccount')}
        </button>
        <button type="button" onClick={() => setIsLeaving(true)} className={classNames(item, quiet)}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {session('logOut')}
        </button>
      </div>
      <LogOutQuestion open={isLeaving} home={home} onClose={() => setIsLeaving(false)} />
    </aside>
  )
}

function Owner() {
  const session = useText(sessionTexts)
  const { data } = useProfile()
  const name = data?.real_name || data?.nick_name || session('visitor')
  return (
    <div className="flex items-center gap-3 px-3 pb-1">
      <Avatar name={name} size={44} />
      <div className="min-w-0">
        <p className="line-clamp-2 text-16 font-bold">{name}</p>
        <p className="text-12 text-ink-3">
          {session('visitor')}
          {data?.country_name && (
            <>
              <span
                aria-hidden
                className="mx-1.5 inline-block size-[3px] rounded-pill bg-current align-middle opacity-60"
              />
              {data.country_name}
            </>
          )}
        </p>
      </div>
    </div>
  )
}
