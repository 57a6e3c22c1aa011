import type { DeskPerson, DeskStart } from '@tradefloor/contract'
import { boothAddress } from '@tradefloor/rules'
import { inLanguage, useLanguage, useText } from '@tradefloor/ui'
import { ArrowUpRight } from 'lucide-react'
import { startTexts } from './texts.ts'

/** One's own booth as visitors see it, and one that is finished to look at. */
export function BoothCard({ start: { fair, example }, person }: { start: DeskStart; person: DeskPerson }) {
  const t = useText(startTexts)
  const { language } = useLanguage()
  if (!fair) return null
  const own = boothAddress({ companyId: person.company.id, exhibitionId: fair.exhibition_id })
  return (
    <section aria-labelledby="own-booth" className="surface rounded-card border border-line p-5">
      <h2 id="own-booth" className="text-16 font-bold">
        {fair.booth_no ? t('boothNo', { no: fair.booth_no }) : t('booth')}
      </h2>
      <p className="mt-0.5 text-13 text-ink-3">{t('asVisitors')}</p>
      <a
        href={own}
        target="_blank"
        rel="noreferrer"
        className="mt-3 inline-flex min-h-10 items-center gap-1.5 rounded-control border border-line-2 px-4 text-13 hover:border-harbour hover:text-harbour pointer-coarse:min-h-11"
      >
        {t('visit')}
        <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden />
      </a>
      {example && (
        <p className="mt-4 border-t border-line pt-4 text-13 text-ink-2">
          <a
            href={boothAddress({ companyId: example.company_id, exhibitionId: example.exhibition_id })}
            target="_blank"
            rel="noreferrer"
            className="font-bold text-harbour hover:underline"
          >
            {t('example', { name: inLanguage({ zh: example.name.cn, en: example.name.en }, language).text })}
          </a>
          <span className="block">{t('exampleText')}</span>
        </p>
      )}
    </section>
  )
}
