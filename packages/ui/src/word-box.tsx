import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { bilingual } from './language/catalogue.ts'
import { useText } from './language/language-provider.tsx'

const wordBoxTexts = bilingual({
  zh: { clearWord: '清除关键词' },
  en: { clearWord: 'Clear the word' },
})

interface WordBoxProps {
  label: string
  placeholder: string
  value: string
  onChange: (word: string) => void
  className?: string
}

const pauseMs = 300

/** A small box that narrows a list down while one types; never in the middle of an input method's composition. */
export function WordBox({ label, placeholder, value, onChange, className }: WordBoxProps) {
  const t = useText(wordBoxTexts)
  const [typed, setTyped] = useState(value)
  const [composing, setComposing] = useState(false)
  // Back, or a cleared filter, changes the word under the box.
  const [last, setLast] = useState(value)
  if (last !== value) {
    setLast(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const say = useEffectEvent(() => {
    if (typed.trim() !== value) onChange(typed.trim())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (composing) return
    const pause = setTimeout(say, pauseMs)
    return () => clearTimeout(pause)
  }, [typed, composing])
  return (
    <search
      className={classNames(
        'flex h-10 items-center pointer-coarse:h-11 rounded-control border border-line-2 bg-white hover:border-harbour has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-harbour',
        className,
      )}
    >
      <Search size={16} strokeWidth={1.75} aria-hidden className="ml-3 shrink-0 text-ink-3" />
      <input
        type="text"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        className="h-full min-w-0 flex-1 bg-transparent px-2 text-13 outline-none pointer-coarse:text-16 placeholder:text-ink-3"
      />
      {typed && (
        <IconButton
          label={t('clearWord')}
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => {
            setTyped('')
            onChange('')
          }}
          className="-mr-px text-ink-3 hover:text-ink"
        />
      )}
    </search>
  )
}
