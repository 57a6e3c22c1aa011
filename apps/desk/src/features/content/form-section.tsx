import { useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { AreaRow } from './area-row.tsx'
import { FieldRow } from './field-row.tsx'
import type { Section } from './record-fields.ts'
import { contentTexts } from './texts.ts'

/** Fields that belong together, under their heading. */
export function FormSection({ section, before }: { section: Section; before?: ReactNode }) {
  const t = useText(contentTexts)
  return (
    <section aria-labelledby={section.id} className="border-b border-line py-5 first:pt-1 last:border-0">
      <h2 id={section.id} className="mb-3 scroll-mt-32 text-15 font-bold">
        {t(section.title)}
      </h2>
      <div className="grid gap-3">
        {before}
        {section.fields.map((field) =>
          field.kind === 'area' ? <AreaRow key={field.base} /> : <FieldRow key={field.base} field={field} />,
        )}
      </div>
    </section>
  )
}
