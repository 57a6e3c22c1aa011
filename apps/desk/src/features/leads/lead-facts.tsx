import type { ChangeLeadBody, LeadDetail } from '@tradefloor/contract'
import { inLanguage, Segment, useLanguage, useNotice, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { interestText } from './interest-bars.tsx'
import { NextStep } from './next-step.tsx'
import { OwnerSelect } from './owner-select.tsx'
import { useChangeLead, usePendingChange } from './queries.ts'
import { TagEditor } from './tag-editor.tsx'
import { leadTexts } from './texts.ts'

/** What the company notes of a lead: interest, tags, owner and next step. */
export function LeadFacts({ lead, knownTags }: { lead: LeadDetail; knownTags: readonly string[] }) {
  const t = useText(leadTexts)
  const notice = useNotice()
  const { language } = useLanguage()
  const changing = useChangeLead(lead.uid)
  const change = (body: ChangeLeadBody) =>
    changing.mutate(body, { onError: (error) => notice({ tone: 'warning', text: error.message }) })
  const ownerName = lead.owner
    ? inLanguage({ zh: lead.owner.name.cn, en: lead.owner.name.en }, language).text
    : undefined
  // What was pressed is shown at once; the reply says what is.
  const { rating = lead.rating, tags = lead.tags } = usePendingChange(lead.uid)
  return (
    <div className="border-b border-line">
      <Fact label={t('interest')}>
        <Segment
          look="sand"
          label={t('interest')}
          value={String(rating)}
          onChange={(value) => change({ rating: Number(value) === rating ? 0 : Number(value) })}
          options={[1, 2, 3].map((each) => ({
            value: String(each),
            text: t(interestText(each)),
            label: t(interestText(each)),
          }))}
        />
      </Fact>
      <Fact label={t('tags')}>
        <TagEditor tags={tags} known={knownTags} onChange={(next) => change({ tags: next })} />
      </Fact>
      <Fact label={t('owner')}>
        <OwnerSelect
          label={t('owner')}
          value={lead.owner?.uid ?? null}
          name={ownerName}
          onChange={(owner) => change({ owner })}
          className="w-full"
        />
      </Fact>
      <div className="bg-harbour-light/40">
        <Fact label={t('next')}>
          <NextStep key={`${lead.uid} ${lead.next?.text}`} lead={lead} />
        </Fact>
      </div>
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-start gap-3 border-t border-line px-5 py-2.5 first:border-t-0">
    <p className="w-16 shrink-0 pt-1.5 text-13 text-ink-3">{label}</p>
    <div className="min-w-0 flex-1">{children}</div>
  </div>
)
