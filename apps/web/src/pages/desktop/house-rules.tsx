import {
  PaperBody,
  PaperContents,
  type PaperName,
  usePaper,
} from '../../features/house-rules/house-rules.tsx'

export default function DesktopRules({ paper: name }: { paper: PaperName }) {
  const paper = usePaper(name)
  return (
    <div className="flex-1 bg-sand">
      <div className="bg-linear-135 from-harbour-deep from-10% via-harbour via-70% to-tide-ink px-6 pt-26 pb-10 text-white">
        <h1 className="mx-auto max-w-250 text-32 font-bold">{paper.title}</h1>
      </div>
      <div className="mx-auto grid max-w-262 grid-cols-[minmax(0,1fr)_220px] gap-14 px-6 py-10">
        <article className="surface rounded-card border border-line px-10 py-9 shadow-card">
          <PaperBody name={name} paper={paper} />
        </article>
        <aside className="sticky top-24 self-start">
          <PaperContents paper={paper} />
        </aside>
      </div>
    </div>
  )
}
