import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { bilingual } from './language/catalogue.ts'
import { useText } from './language/language-provider.tsx'
import { pagerNumbers } from './pager-numbers.ts'

const pagerTexts = bilingual({
  zh: { pager: '翻页', previousPage: '上一页', nextPage: '下一页', pageNumber: '第 {number} 页' },
  en: { pager: 'Pages', previousPage: 'Previous page', nextPage: 'Next page', pageNumber: 'Page {number}' },
})

interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Nothing at all for a single page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const t = useText(pagerTexts)
  if (pages <= 1) return null
  const step = 'text-ink-2 hover:bg-sand-2 disabled:cursor-not-allowed disabled:opacity-40'
  return (
    <nav aria-label={t('pager')} className="flex items-center gap-1">
      <IconButton
        label={t('previousPage')}
        icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        className={step}
      />
      {pagerNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name, and there are two at most
          <span key={`gap ${index}`} aria-hidden className="grid size-8 place-items-center text-ink-3">
            {'…'}
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={t('pageNumber', { number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
            className={classNames(
              'h-8 min-w-8 rounded-control px-2 text-13',
              number === page ? 'bg-harbour font-bold text-white' : 'text-ink-2 hover:bg-sand-2',
            )}
          >
            {number}
          </button>
        ),
      )}
      <IconButton
        label={t('nextPage')}
        icon={<ChevronRight size={18} strokeWidth={1.75} aria-hidden />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
        className={step}
      />
    </nav>
  )
}
