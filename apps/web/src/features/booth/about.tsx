import type { ExhibitorDetail } from '@tradefloor/contract'
import { inLanguage, LocalName, type LocalText, Picture, useLanguage, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { companyCapital, companyName, secondCompanyName } from '../../shared/company/company-text.ts'
import { Carousel } from '../../shared/page/carousel.tsx'
import { employeesText } from './employees.ts'
import { panelMessages } from './panel-messages.ts'

/** Who the exhibitor is. */
export function About({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useText(panelMessages)
  const { language } = useLanguage()
  const { company, profile } = exhibitor
  const name = companyName(company, language)
  const second = secondCompanyName(company, language)
  const words = (field: 'info' | 'main_products' | 'sale_scope') =>
    inLanguage({ zh: profile.cn[field], en: profile.en[field] }, language)
  const own = language === 'zh' ? profile.cn : profile.en
  const images = own.images.length > 0 ? own.images : profile.cn.images
  const info = words('info')
  return (
    <>
      {images.length > 0 && (
        <Carousel
          label={t('images')}
          className="mb-4"
          slides={images.map(({ url }, index) => ({
            key: `${index} ${url}`,
            content: (
              <Picture
                src={url}
                name={name.text}
                sizes="(min-width: 700px) 616px, 100vw"
                className="aspect-video rounded-card"
              />
            ),
          }))}
        />
      )}
      <h3 className="text-20 font-bold text-balance">
        <LocalName name={name} />
      </h3>
      {second && (
        <p className="text-ink-3">
          <LocalName name={second} />
        </p>
      )}
      {info.text && (
        <p className="mt-3 whitespace-pre-line">
          <LocalName name={info} />
        </p>
      )}
      <dl className="mt-4 border-t border-line">
        <Fact label={t('mainProducts')} value={textOr(words('main_products'))} />
        <Fact label={t('saleScope')} value={textOr(words('sale_scope'))} />
        <Fact label={t('capital')} value={textOr(companyCapital(company, language))} />
        <Fact label={t('employees')} value={employeesText(company.employee_num) ?? t('unknown')} />
      </dl>
    </>
  )
}

const textOr = (text: LocalText | undefined): ReactNode => (text?.text ? <LocalName name={text} /> : '/')

export function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex gap-4 border-b border-line py-2.5">
      <dt className="w-24 shrink-0 text-ink-3 in-[:lang(en)]:w-32">{label}</dt>
      <dd className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere">{value}</dd>
    </div>
  )
}
