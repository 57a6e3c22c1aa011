import { useText } from '@tradefloor/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { documentTexts } from './texts.ts'

interface PageFieldProps {
  page: number
  count: number
  onPage: (page: number) => void
}

/** The page one is on, and a way to name another. */
export function PageField({ page, count, onPage }: PageFieldProps) {
  const t = useText(documentTexts)
  const [typed, setTyped] = useState(String(page))
  useEffect(() => setTyped(String(page)), [page])
  const go = (event?: FormEvent) => {
    event?.preventDefault()
    const wanted = Math.round(Number(typed))
    if (Number.isFinite(wanted) && wanted >= 1) onPage(Math.min(wanted, count))
    else setTyped(String(page))
  }
  return (
    <form onSubmit={go} className="flex items-center gap-1.5 text-14">
      <input
        aria-label={t('goTo')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 5))}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(String(page))}
        className="h-10 w-14 pointer-coarse:h-11 rounded-control border border-line-2 bg-white text-center hover:border-harbour"
      />
      <span className="whitespace-nowrap text-ink-2">{t('of', { count })}</span>
    </form>
  )
}
