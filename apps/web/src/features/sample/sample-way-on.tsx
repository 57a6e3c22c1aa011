import { exhibitorSignOn } from '@tradefloor/client'
import { buttonClasses, useLanguage, useText } from '@tradefloor/ui'
import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { sampleTexts } from './texts.ts'

/** To the sign-on of exhibitors, or into a fair. */
export function SampleWayOn({ fairs }: { fairs: string }) {
  const t = useText(sampleTexts)
  const { language } = useLanguage()
  const { config } = useSite()
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={exhibitorSignOn(config, language, window.location.href)}
        className={buttonClasses('primary', 48)}
      >
        {t('signOn')}
        <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden />
      </a>
      <Link to={fairs} className={buttonClasses('secondary', 48)}>
        {t('look')}
      </Link>
    </div>
  )
}
