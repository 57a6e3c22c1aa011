import type { ContentSummary } from '@tradefloor/contract'
import { Button, Confirm, inLanguage, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { usePublish } from './queries.ts'
import { contentTexts } from './texts.ts'

/** Brings everything that is not published to visitors, the profile too. What cannot go out is named. */
export function PublishAll({ records }: { records: readonly ContentSummary[] }) {
  const t = useText(contentTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  const publishing = usePublish()
  const [isAsking, setIsAsking] = useState(false)
  const count = records.filter(({ changes, state }) => changes > 0 || state === 'draft').length
  if (count === 0) return null
  const publish = () =>
    publishing.mutate(undefined, {
      onSuccess: ({ published, refused }) => {
        const names = refused.map(
          ({ name }) => inLanguage({ zh: name.cn, en: name.en }, language).text || t('unnamed'),
        )
        const texts = { count: published.length, left: refused.length }
        if (refused.length === 0) return notice({ tone: 'success', text: t('publishedCount', texts) })
        const joined = names.slice(0, 3).join(language === 'zh' ? '、' : ', ')
        notice({ tone: 'warning', text: t('publishedSome', { ...texts, names: joined }) })
      },
      onError: (error) => notice({ tone: 'warning', text: error.message }),
      onSettled: () => setIsAsking(false),
    })
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('publishAll', { count })}</Button>
      <Confirm
        open={isAsking}
        title={t('publishAllTitle')}
        text={t('publishAllText', { count })}
        yes={t('publishAllYes')}
        no={t('cancel')}
        busy={publishing.isPending}
        onYes={publish}
        onNo={() => setIsAsking(false)}
      />
    </>
  )
}
