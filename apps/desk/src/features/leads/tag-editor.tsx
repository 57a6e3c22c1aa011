import { leadLimits } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { leadTexts } from './texts.ts'

interface TagEditorProps {
  tags: readonly string[]
  /** What the company calls others, offered while one types. */
  known: readonly string[]
  onChange: (tags: string[]) => void
}

export function TagEditor({ tags, known, onChange }: TagEditorProps) {
  const t = useText(leadTexts)
  const [typed, setTyped] = useState('')
  const isFull = tags.length >= leadLimits.tags
  const add = () => {
    const tag = typed.trim()
    setTyped('')
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag])
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <span
          key={tag}
          className="inline-flex min-h-7 items-center gap-0.5 rounded-tag bg-harbour-light pl-2 text-12 break-all text-harbour"
        >
          {tag}
          <button
            type="button"
            aria-label={t('removeTag', { tag })}
            onClick={() => onChange(tags.filter((each) => each !== tag))}
            className="grid size-7 place-items-center rounded-tag hover:text-coral-ink pointer-coarse:size-11"
          >
            <X size={12} strokeWidth={2} aria-hidden />
          </button>
        </span>
      ))}
      {isFull ? (
        <span className="text-12 text-ink-3">{t('tagsFull', { count: leadLimits.tags })}</span>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <input
            type="text"
            list="known-tags"
            aria-label={t('addTag')}
            placeholder={`+ ${t('addTag')}`}
            maxLength={leadLimits.tag}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={add}
            className="h-8 w-32 rounded-control border border-transparent px-2 text-13 placeholder:text-harbour hover:border-line-2 focus:border-harbour pointer-coarse:h-11"
          />
          <datalist id="known-tags">
            {known
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </form>
      )}
    </div>
  )
}
