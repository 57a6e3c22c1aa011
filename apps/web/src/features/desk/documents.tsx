import type { Exhibition, ScheduleGroup } from '@tradefloor/contract'
import { type Device, documentAddress } from '@tradefloor/rules'
import { EmptyState, inLanguage, LocalName, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { useProgramme } from '../../domains/agenda/programme-query.ts'
import { StarButton } from '../../domains/favourites/star-button.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { deskTexts } from './texts.ts'

/** Every paper of the programme once, with the first guest who brought it. */
function papersOf(groups: readonly ScheduleGroup[]) {
  const guests = groups.flatMap(({ data }) =>
    data.flatMap((slot) => slot.data.flatMap((session) => session.guests)),
  )
  const papers = guests.flatMap((guest) => guest.docs.map((paper) => ({ paper, guest })))
  return [...new Map(papers.reverse().map((entry) => [entry.paper.com_doc_id, entry])).values()].reverse()
}

export function Documents({ exhibition, device }: { exhibition: Exhibition; device: Device }) {
  const t = useText(deskTexts)
  const { language } = useLanguage()
  return (
    <QueryResult
      asked={useProgramme('rcap', exhibition)}
      skeleton={[0, 1, 2].map((row) => <SkeletonBlock key={row} className="mb-3 h-16 rounded-card!" />)}
    >
      {(groups) => {
        const papers = papersOf(groups)
        if (papers.length === 0) return <EmptyState title={t('noDocuments')} hint={t('noDocumentsHint')} />
        return (
          <ul className="grid gap-3">
            {papers.map(({ paper, guest }) => {
              const name = inLanguage({ zh: paper.doc_name, en: paper.doc_name_en }, language)
              return (
                <li
                  key={paper.com_doc_id}
                  className="relative flex items-center gap-3 rounded-card border border-line p-3 transition-colors duration-(--dur-control) hover:border-harbour"
                >
                  <span className="grid size-11 shrink-0 place-items-center rounded-control bg-harbour-light text-harbour">
                    <FileText size={20} strokeWidth={1.75} aria-hidden />
                  </span>
                  <div className="min-w-0 flex-1">
                    <Link to={documentAddress(paper.com_doc_id)} className="stretched rounded-card font-bold">
                      <LocalName name={name} />
                    </Link>
                    <p className="text-13 text-ink-3">
                      {t('documentOf', {
                        name: inLanguage({ zh: guest.name, en: guest.name_en }, language).text,
                      })}
                    </p>
                  </div>
                  <StarButton
                    favourite={{
                      kind: 'document',
                      body: { exhibition_id: exhibition.id, com_doc_id: paper.com_doc_id },
                    }}
                    marked={paper.is_mark === 1}
                    name={name.text}
                    device={device}
                  />
                </li>
              )
            })}
          </ul>
        )
      }}
    </QueryResult>
  )
}
