import { isWebAddress } from '@tradefloor/rules'
import { useNotice, useText } from '@tradefloor/ui'
import { ExternalLink } from 'lucide-react'
import { useSite } from '../../shared/config/site-context.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { desktopTexts } from '../desktop-texts.ts'
import { menuRow } from './nav-item.ts'

export default function Services({ onFollow }: { onFollow: () => void }) {
  const t = useText(desktopTexts)
  const common = useText(pageTexts)
  const notice = useNotice()
  const { certificate } = useSite().config.links
  return isWebAddress(certificate) ? (
    <a href={certificate} target="_blank" rel="noopener noreferrer" onClick={onFollow} className={menuRow}>
      {t('certificate')}
      <span className="sr-only">{t('newWindow')}</span>
      <ExternalLink size={16} strokeWidth={1.75} aria-hidden className="text-ink-3" />
    </a>
  ) : (
    <button
      type="button"
      className={menuRow}
      onClick={() => {
        onFollow()
        notice({ tone: 'info', text: common('templateTip') })
      }}
    >
      {t('certificate')}
    </button>
  )
}
