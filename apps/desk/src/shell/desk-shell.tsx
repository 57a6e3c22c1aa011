import { BrandMark, Segment, useLanguage, useText } from '@tradefloor/ui'
import { CalendarDays, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { deskMessages } from '../messages.ts'

export function DeskShell({ children }: { children: ReactNode }) {
  const t = useText(deskMessages)
  const { language, setLanguage } = useLanguage()
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <header className="flex shrink-0 flex-wrap items-center gap-3 bg-harbour-deep p-3 text-white [--ring-offset:-4px] [--ring:white] md:sticky md:top-0 md:h-dvh md:w-52 md:flex-col md:items-stretch md:gap-5">
        <div className="flex items-center gap-2.5 md:px-2 md:pt-2">
          <BrandMark size={32} />
          <span>
            <span className="block text-16 leading-5 font-bold">{t('brand')}</span>
            <span className="block text-12 text-on-glass-2">{t('desk')}</span>
          </span>
        </div>
        <nav aria-label={t('menu')} className="order-last w-full md:order-none md:w-auto">
          <a
            href="/desk/"
            aria-current="page"
            className="surface flex h-11 items-center gap-2.5 rounded-control px-3 font-bold text-harbour"
          >
            <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
            {t('calendar')}
          </a>
        </nav>
        <div className="ml-auto flex items-center gap-3 md:mt-auto md:ml-0 md:flex-col md:items-stretch">
          <a
            href="/exhibition"
            className="flex h-11 items-center gap-2 rounded-control px-3 text-13 text-on-glass-2 hover:text-white"
          >
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
            <span className="max-sm:sr-only">{t('site')}</span>
          </a>
          <div className="md:px-3">
            <Segment
              label={t('language')}
              value={language}
              onChange={setLanguage}
              options={[
                { value: 'zh', text: 'CN', label: t('chinese') },
                { value: 'en', text: 'EN', label: t('english') },
              ]}
            />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 py-6 md:px-8">
        <div className="mx-auto max-w-260">{children}</div>
      </main>
    </div>
  )
}
