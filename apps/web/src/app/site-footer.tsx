import { sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { useSite } from '../shared/config/site-context.tsx'
import { useBrand } from '../shared/config/use-brand.ts'
import { desktopTexts } from './desktop-texts.ts'

/** The public register of sites, where a filing number leads unless the organiser names another address. */
const filingRegister = 'https://beian.miit.gov.cn/'

const link =
  'flex h-6 items-center px-1 underline decoration-white/40 underline-offset-3 [--ring-offset:-1px] hover:text-white'

export function SiteFooter() {
  const t = useText(desktopTexts)
  const { links, organiser } = useSite().config
  const { name, other } = useBrand()
  return (
    <footer
      data-under-panel
      className="glass relative z-(--z-shell) flex min-h-(--h-footer) shrink-0 flex-wrap items-center gap-x-10 px-6 max-[1279px]:gap-x-5 text-12 text-on-glass-2"
    >
      <span>{t('copyright', { name, other })}</span>
      <a href={links.filing ?? filingRegister} target="_blank" rel="noopener noreferrer" className={link}>
        {organiser.filing_number}
      </a>
      <span>{t('hours')}</span>
      <span>{t('phone', { phone: organiser.phone })}</span>
      <nav aria-label={t('houseRules')} className="ml-auto flex gap-4">
        <Link to={sitePaths.privacy.desktop} className={link}>
          {t('privacy')}
        </Link>
        <Link to={sitePaths.terms.desktop} className={link}>
          {t('terms')}
        </Link>
      </nav>
    </footer>
  )
}
