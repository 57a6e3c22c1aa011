import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError } from '@tradefloor/client'
import { chooseMails, lookAtMailChoice } from '@tradefloor/contract'
import { Button, buttonClasses, ErrorRow, Loading, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { MailCheck, MailX } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { messageMailsTexts } from './texts.ts'

/** With these the server has judged the key; a refusal in its words comes with 200. */
const finalStatuses = [200, 400, 404, 410]

/** What the link of a mail leads to: nobody has to sign in to get no more of them, and opening it does nothing by itself. */
export function MailChoice({ home, signInAt }: { home: string; signInAt: string }) {
  const t = useText(messageMailsTexts)
  const { language } = useLanguage()
  const { client } = useSite()
  const queries = useQueryClient()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const key = ['mail choice', token, language]
  const asked = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(lookAtMailChoice, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  })
  const choice = useMutation({
    mutationFn: (wanted: boolean) => client.call(chooseMails, { body: { token, wanted } }),
    onSuccess: (reply) => queries.setQueryData(key, reply),
  })
  const isRefused = asked.error instanceof CallError && finalStatuses.includes(asked.error.status ?? 0)
  // To ask once more could not help: the key is missing or not one of ours.
  if (token === '' || isRefused)
    return (
      <>
        <h2 className="text-16 font-bold">{t('incompleteTitle')}</h2>
        <p className="mt-2 text-ink-2">{t('incompleteHint')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={signInAt} className={buttonClasses('primary', 48)}>
            {t('logIn')}
          </Link>
          <Link to={home} className={buttonClasses('quiet', 48)}>
            {t('home')}
          </Link>
        </div>
      </>
    )
  if (asked.isPending)
    return (
      <Loading label={t('loading')}>
        <SkeletonBlock className="h-6 w-full" />
        <SkeletonBlock className="mt-3 h-12 w-40" />
      </Loading>
    )
  if (asked.isError)
    return (
      <ErrorRow
        title={asked.error.message}
        retryText={t('retry')}
        busy={asked.isFetching}
        onRetry={() => asked.refetch()}
      />
    )
  const { email, wanted } = asked.data.data
  const Icon = wanted ? MailCheck : MailX
  return (
    <>
      <p role="status" className="flex gap-3 text-15 leading-[1.75rem] break-words">
        <Icon size={24} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-harbour" />
        {t(wanted ? 'wanted' : 'stopped', { email })}
      </p>
      {choice.error && (
        <p role="alert" className="mt-3 text-13 text-coral-ink">
          {choice.error.message}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          look={wanted ? 'primary' : 'secondary'}
          size={48}
          busy={choice.isPending}
          onClick={() => choice.mutate(!wanted)}
        >
          {t(wanted ? 'stop' : 'again')}
        </Button>
        <Link to={home} className={buttonClasses('quiet', 48)}>
          {t('home')}
        </Link>
      </div>
    </>
  )
}
