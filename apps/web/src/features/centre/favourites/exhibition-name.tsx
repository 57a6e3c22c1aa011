import { useQuery } from '@tanstack/react-query'
import { inLanguage, LocalName, useLanguage } from '@tradefloor/ui'
import { exhibitionQuery } from '../../../domains/catalogue/exhibition-query.ts'
import { useSite } from '../../../shared/config/site-context.tsx'
import type { Favourite } from './kinds.ts'

/** Some lists say only which exhibition it was; its name is then asked for, once for all of its cards. */
export function ExhibitionName({ exhibition }: { exhibition: Favourite['exhibition'] }) {
  const { client } = useSite()
  const { language } = useLanguage()
  const asked = useQuery({ ...exhibitionQuery(client, exhibition.id), enabled: !exhibition.name })
  const found = asked.data?.base_info.data
  const names = exhibition.name ?? (found && { zh: found.cn.name, en: found.en.name })
  if (!names) return null
  return (
    <span className="min-w-0 truncate rounded-tag bg-sand-2 px-1.5 leading-[1.25rem] text-ink-2">
      <LocalName name={inLanguage(names, language)} />
    </span>
  )
}
