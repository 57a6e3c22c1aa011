import type { Company } from '@tradefloor/contract'
import { dialAddress, isWebAddress } from '@tradefloor/rules'
import { IconButton, useLanguage, useText } from '@tradefloor/ui'
import { Building2, Copy, Globe, Mail, Phone, User } from 'lucide-react'
import { companyAddress, companyManager } from '../../domains/catalogue/company-text.ts'
import { pageTexts } from '../../shared/page/texts.ts'
import { useCopy } from '../../shared/page/use-copy.ts'
import { panelTexts } from './panel-texts.ts'

/** How to reach the company; what it did not say has the word for that. */
export function Contact({ company, touch = false }: { company: Company; touch?: boolean }) {
  const t = useText(panelTexts)
  const common = useText(pageTexts)
  const copy = useCopy()
  const { language } = useLanguage()
  const fields = [
    { label: t('manager'), Icon: User, text: companyManager(company, language)?.text },
    {
      label: t('phone'),
      Icon: Phone,
      text: company.manager_phone,
      href: dialAddress(company.manager_phone),
    },
    { label: t('email'), Icon: Mail, text: company.email, href: `mailto:${company.email}` },
    {
      label: t('website'),
      Icon: Globe,
      text: company.website,
      href: isWebAddress(company.website) ? company.website : undefined,
      outside: true,
    },
    { label: t('address'), Icon: Building2, text: companyAddress(company, language)?.text },
  ]
  return (
    <dl>
      {fields.map(({ label, Icon, text, href, outside }) => (
        <div
          key={label}
          className="relative flex min-h-16 flex-col justify-center border-b border-line py-2.5 pr-12 pl-12"
        >
          <dt className="text-12 text-ink-3">
            <span className="absolute top-3.5 left-0 grid size-9 place-items-center rounded-control bg-harbour-light text-harbour">
              <Icon size={18} strokeWidth={1.75} aria-hidden />
            </span>
            {label}
          </dt>
          <dd className="wrap-anywhere">
            {!text && <span className="text-ink-3">{common('noData')}</span>}
            {text && href && (
              <a
                href={href}
                {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
                className={`text-harbour hover:text-harbour-hover ${touch ? '-my-2.75 inline-flex min-h-11 min-w-11 items-center' : ''}`}
              >
                {text}
                {outside && <span className="sr-only">{common('newWindow')}</span>}
              </a>
            )}
            {text && !href && text}
            {text && (
              <IconButton
                size={touch ? 44 : 40}
                label={common('copy', { what: label })}
                icon={<Copy size={18} strokeWidth={1.75} aria-hidden />}
                onClick={() => copy(text, label)}
                className="absolute! top-1/2 right-0 -translate-y-1/2 text-ink-3 hover:bg-sand-2 hover:text-ink"
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
