import type { ExhibitorDetail } from '@tradefloor/contract'
import { inLanguage, LocalName, type LocalText, Picture, useLanguage, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { CompanyLogo } from '../../domains/catalogue/company-logo.tsx'
import { companyCapital, companyName, secondCompanyName } from '../../domains/catalogue/company-text.ts'
import { Carousel } from '../../shared/page/carousel.tsx'
import { BoothDocuments } from './booth-documents.tsx'
import { employeesText } from './employees.ts'
import { panelTexts } from './panel-texts.ts'
import { PictureStrip } from './pictures/picture-strip.tsx'
import type { Booth } from './queries.ts'
import { LateSimilar } from './similar/late-similar.tsx'

interface AboutProps {
  booth: Booth
  exhibitor: ExhibitorDetail
  layout: 'panel' | 'phone'
}

/** Who the exhibitor is. */
export function About({ booth, exhibitor, layout }: AboutProps) {
  const t = useText(panelTexts)
  const { language } = useLanguage()
  const { company, profile } = exhibitor
  const name = companyName(company, language)
  const second = secondCompanyName(company, language)
  const words = (field: 'info' | 'main_products' | 'sale_scope') =>
    inLanguage({ zh: profile.cn[field], en: profile.en[field] }, language)
  const own = language === 'zh' ? profile.cn : profile.en
  const images = own.images.length > 0 ? own.images : profile.cn.images
  const info = words('info')
  const Name = layout === 'phone' ? 'h2' : 'h3'
  return (
    <>
      {images.length > 0 && layout === 'phone' && (
        <div className="-mx-(--gutter) -mt-4 mb-4">
          <PictureStrip
            label={t('images')}
            pictures={images.map(({ url }) => url)}
            name={name.text}
            eager
            className="aspect-video max-h-[60dvh] w-full"
          />
        </div>
      )}
      {images.length > 0 && layout === 'panel' && (
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
      <div className="flex flex-wrap items-center gap-3">
        {layout === 'phone' && <CompanyLogo src={company.logo_url} name={name.text} className="size-14" />}
        <div className="min-w-0 flex-1 basis-40">
          <Name className="text-20 font-bold text-balance">
            <LocalName name={name} />
          </Name>
          {second && (
            <p className="text-ink-3">
              <LocalName name={second} />
            </p>
          )}
        </div>
      </div>
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
      <BoothDocuments booth={booth} layout={layout} />
      <LateSimilar kind="exhibitor" id={company.id} exhibitionId={booth.exhibitionId} layout={layout} />
    </>
  )
}

const textOr = (text: LocalText | undefined): ReactNode => (text?.text ? <LocalName name={text} /> : '/')

export function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-line py-2.5">
      <dt className="w-24 shrink-0 text-ink-3 in-[:lang(en)]:w-32">{label}</dt>
      <dd className="min-w-0 flex-1 basis-36 whitespace-pre-line wrap-anywhere">{value}</dd>
    </div>
  )
}
