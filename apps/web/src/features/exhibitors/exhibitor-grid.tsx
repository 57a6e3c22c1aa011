import type { ExhibitionProfile } from '@tradefloor/contract'
import { Button, EmptyState, LocalName, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { CompanyLogo } from '../../shared/company/company-logo.tsx'
import { companyAddress, companyName } from '../../shared/company/company-text.ts'
import { ExhibitorLink } from '../../shared/company/exhibitor-link.tsx'
import { Answer } from '../../shared/page/answer.tsx'
import { exhibitorMessages } from './messages.ts'
import { useExhibitorFlow } from './queries.ts'

const grid = 'grid grid-cols-3 gap-2'
const tile =
  'relative flex flex-col items-center rounded-card border border-line bg-white px-2 py-3 text-center'

/** All exhibitors on a phone: three in a row, further ones as the reader comes near the end. */
export function ExhibitorGrid({ exhibition }: { exhibition: { id: number; profile: ExhibitionProfile } }) {
  const t = useText(exhibitorMessages)
  const { language } = useLanguage()
  const asked = useExhibitorFlow(exhibition.id)
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => {
    if (asked.hasNextPage && !asked.isFetching) asked.fetchNextPage()
  })
  const known = asked.data?.list.length ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page the end is somewhere else
  useEffect(() => {
    if (!end.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: '300px',
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [known])
  return (
    <Answer
      asked={asked}
      skeleton={
        <div className={grid}>
          {Array.from({ length: 12 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
            <div key={index} className={tile}>
              <SkeletonBlock className="size-14 rounded-control!" />
              <SkeletonBlock className="mt-3 h-3.5 w-4/5" />
              <SkeletonBlock className="mt-2 h-3 w-3/5" />
            </div>
          ))}
        </div>
      }
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={t('none')} hint={t('noneHint')} />
        ) : (
          <>
            <ul className={grid}>
              {list.map((exhibitor) => {
                const name = companyName(exhibitor.company, language)
                const address = companyAddress(exhibitor.company, language)
                return (
                  <li key={exhibitor.id} className={tile}>
                    <CompanyLogo src={exhibitor.company.logo_url} name={name.text} className="size-14" />
                    <ExhibitorLink
                      exhibitor={exhibitor}
                      profile={exhibition.profile}
                      device="phone"
                      className="stretched mt-2 line-clamp-3 rounded-card text-13 font-bold wrap-anywhere"
                    >
                      <LocalName name={name} />
                    </ExhibitorLink>
                    {address && (
                      <span className="mt-1 line-clamp-2 text-12 text-ink-3">
                        <LocalName name={address} />
                      </span>
                    )}
                  </li>
                )
              })}
            </ul>
            <div ref={end} className="flex justify-center pt-4">
              {asked.hasNextPage && (
                <Button size={48} busy={asked.isFetchingNextPage} onClick={() => asked.fetchNextPage()}>
                  {t('more')}
                </Button>
              )}
            </div>
          </>
        )
      }
    </Answer>
  )
}
