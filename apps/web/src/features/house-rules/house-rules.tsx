import { termsVersion } from '@tradefloor/contract'
import { useLanguage, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import type { BilingualPaper, Paper, Part } from './paper.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'
import { houseRulesTexts } from './texts.ts'

export type PaperName = 'privacy' | 'terms'

const papers: Record<PaperName, BilingualPaper> = { privacy, terms }
const others: Record<PaperName, PaperName> = { privacy: 'terms', terms: 'privacy' }

export function usePaper(name: PaperName): Paper {
  const { language } = useLanguage()
  const paper = papers[name][language]
  usePageTitle(paper.title)
  return paper
}

/** The lead and the parts; the page has the title. */
export function PaperBody({ name, paper }: { name: PaperName; paper: Paper }) {
  const t = useText(houseRulesTexts)
  const other = others[name]
  return (
    <>
      <p className="text-16 leading-[1.75rem] text-ink-2">{paper.lead}</p>
      {paper.parts.map((part) => (
        <PartBody key={part.id} part={part} />
      ))}
      <p className="mt-10 flex flex-wrap items-center gap-x-3 border-t border-line pt-4 text-13 text-ink-3">
        {t('version', { version: termsVersion })}
        <span>{t('see')}</span>
        <Link to={`/${other}`} className="-ml-2 inline-flex min-h-11 items-center text-harbour underline">
          {t(other)}
        </Link>
      </p>
    </>
  )
}

function PartBody({ part }: { part: Part }) {
  return (
    <section id={part.id} aria-labelledby={`${part.id}-title`} className="mt-9 scroll-mt-24">
      <h2 id={`${part.id}-title`} className="text-20 font-bold">
        {part.heading}
      </h2>
      {part.lines.map((line) =>
        typeof line === 'string' ? (
          <p key={line} className="mt-3 text-15 leading-[1.75rem]">
            {line}
          </p>
        ) : (
          <ul key={line[0]} className="mt-3 grid gap-2.5">
            {line.map((item) => (
              <li
                key={item}
                className="relative pl-5 text-15 leading-[1.75rem] before:absolute before:top-3 before:left-1 before:size-1.5 before:rounded-pill before:bg-harbour"
              >
                {item}
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}

/** The parts by name, beside the text. */
export function PaperContents({ paper }: { paper: Paper }) {
  const t = useText(houseRulesTexts)
  return (
    <nav aria-label={t('contents')} className="text-14">
      <ul className="grid gap-0.5 border-l border-line">
        {paper.parts.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-10 items-center border-l-2 border-transparent pl-4 text-ink-2 hover:border-harbour hover:text-harbour"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
