import type { ReactNode } from 'react'
import type { LocalText } from './in-language.ts'
import { languageTags } from './language-provider.tsx'
import { unbrokenWords } from './unbroken-words.tsx'

const marks: Record<LocalText['language'], string> = { zh: '中文', en: 'EN' }

/**
 * A name of the content, pronounced in its own language, with a mark when it is not the visitor's. Children are the same
 * name with something made of it, such as what a search found in it.
 */
export function LocalName({
  name,
  children = unbrokenWords(name.text),
}: {
  name: LocalText
  children?: ReactNode
}) {
  if (!name.borrowed) return <span lang={languageTags[name.language]}>{children}</span>
  return (
    <>
      <span lang={languageTags[name.language]}>{children}</span>
      <span className="ml-1.5 inline-block rounded-tag border border-current px-1 align-[0.1em] text-11 font-normal opacity-80">
        {marks[name.language]}
      </span>
    </>
  )
}
