import type { LocalText } from './in-language.ts'
import { languageTags } from './language-provider.tsx'

const marks: Record<LocalText['language'], string> = { zh: '中文', en: 'EN' }

/** A name of the content, pronounced in its own language, with a mark when it is not the visitor's. */
export function LocalName({ name }: { name: LocalText }) {
  if (!name.borrowed) return <span lang={languageTags[name.language]}>{name.text}</span>
  return (
    <>
      <span lang={languageTags[name.language]}>{name.text}</span>
      <span className="ml-1.5 inline-block rounded-tag border border-current px-1 align-[0.1em] text-11 font-normal opacity-80">
        {marks[name.language]}
      </span>
    </>
  )
}
