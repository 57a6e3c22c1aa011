import { leadLimits } from '@tradefloor/contract'
import { Button, useNotice, useText } from '@tradefloor/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { OwnerSelect } from './owner-select.tsx'
import { useChangeLeads } from './queries.ts'
import { leadTexts } from './texts.ts'

interface BulkBarProps {
  uids: readonly string[]
  onClear: () => void
}

/** What can be done with several leads at once. */
export function BulkBar({ uids, onClear }: BulkBarProps) {
  const t = useText(leadTexts)
  const notice = useNotice()
  const changing = useChangeLeads()
  const [tag, setTag] = useState('')
  const change = (what: { owner?: string | null; add_tag?: string }) =>
    changing.mutate(
      { uids: [...uids], ...what },
      {
        onSuccess: ({ data }) => {
          setTag('')
          notice({ tone: 'success', text: t('changed', { count: data.changed }) })
        },
        onError: (error) => notice({ tone: 'warning', text: error.message }),
      },
    )
  return (
    <div className="sticky bottom-4 z-(--z-shell) mx-6 mt-4 mb-4 hidden min-h-12 flex-wrap items-center gap-3 rounded-card bg-ink px-4 py-2 text-white shadow-pop [--ring:white] lg:flex">
      <p role="status" className="text-14 font-bold">
        {t('chosen', { count: uids.length })}
      </p>
      <OwnerSelect
        label={t('assignTo')}
        value={undefined}
        onChange={(owner) => change({ owner })}
        className="text-ink"
      />
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (tag.trim() !== '') change({ add_tag: tag.trim() })
        }}
      >
        <input
          type="text"
          aria-label={t('tagAll')}
          placeholder={t('addTag')}
          maxLength={leadLimits.tag}
          value={tag}
          onChange={({ target }) => setTag(target.value)}
          className="h-8 w-36 rounded-control bg-white px-2 text-13 text-ink"
        />
        <Button size={32} type="submit" disabled={tag.trim() === ''} busy={changing.isPending}>
          {t('apply')}
        </Button>
      </form>
      <button
        type="button"
        onClick={onClear}
        className="ml-auto inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-13 hover:bg-white/12"
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
        {t('clearChoice')}
      </button>
    </div>
  )
}
