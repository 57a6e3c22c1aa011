import type { ExhibitionProduct, ExhibitorDetail } from '@tradefloor/contract'
import { localText, priceText } from '@tradefloor/rules'
import { LocalName, plainPicture, QrCode, useLanguage, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import {
  companyAddress,
  companyManager,
  companyName,
  secondCompanyName,
} from '../../../domains/catalogue/company-text.ts'
import { pictureText, productPictures, productText } from '../../../domains/catalogue/product-text.ts'
import { useBrand } from '../../../shared/config/use-brand.ts'
import { sharedUrl } from '../../../shared/share/shared-url.ts'
import { panelTexts } from '../panel-texts.ts'
import { boothTexts } from '../texts.ts'
import { productCategory, productFacts, productLeast } from './product-facts.ts'

interface ProductPrintProps {
  product: ExhibitionProduct
  exhibitor: ExhibitorDetail
  /** Its page: a path with its query. */
  address: string
}

/** What comes out of a printer instead of the site: one sheet about one product, with the way back to it. */
export default function ProductPrint({ product, exhibitor, address }: ProductPrintProps) {
  const t = useText(panelTexts)
  const booths = useText(boothTexts)
  const { language } = useLanguage()
  const { title } = useBrand()
  const { company, booth_no } = exhibitor
  const name = productText(product, 'name', language)
  const second = secondCompanyName(company, language)
  const kind = productCategory(product, language)
  const least = productLeast(product, language)
  const url = sharedUrl(address, language, window.location.href)
  const [picture] = productPictures(product, language)
  const contact = [
    [t('manager'), companyManager(company, language)?.text],
    [t('phone'), company.manager_phone],
    [t('email'), company.email],
    [t('website'), company.website],
    [t('address'), companyAddress(company, language)?.text],
  ].filter(([, text]) => text)
  return createPortal(
    <div className="print-sheet text-14 text-ink">
      <p className="border-b border-line-2 pb-2 text-12 text-ink-3">
        {[title, localText(language, product.exhibition.name.cn, product.exhibition.name.en)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-5 grid grid-cols-[240px_1fr] gap-6">
        {picture ? (
          <img
            src={plainPicture(picture)}
            alt={pictureText(product, picture, language)}
            className="aspect-square w-full rounded-card object-cover"
          />
        ) : (
          <span />
        )}
        <div>
          <p className="text-24 font-bold">
            <LocalName name={name} />
          </p>
          <p className="mt-1 text-ink-2">{kind.text}</p>
          <p className="mt-4 text-13 text-ink-3">{t('price')}</p>
          <p className="text-20 font-bold">{priceText(product.product, language) ?? t('priceAsk')}</p>
          {least.text && <p className="text-13 text-ink-2">{t('moq', { quantity: least.text })}</p>}
          <p className="mt-4 font-bold">
            <LocalName name={companyName(company, language)} />
          </p>
          <p className="text-ink-2">{second && <LocalName name={second} />}</p>
          <p className="text-ink-2">{booth_no && booths('boothNumber', { number: booth_no })}</p>
        </div>
      </div>
      <table className="mt-6 w-full border-collapse">
        <tbody>
          {productFacts(product, language).map(([fact, text]) => (
            <PrintRow key={fact} label={t(fact)}>
              <LocalName name={text} />
            </PrintRow>
          ))}
        </tbody>
      </table>
      <div className="mt-6 flex items-start gap-6">
        <table className="flex-1 border-collapse">
          <tbody>
            {contact.map(([label = '', text]) => (
              <PrintRow key={label} label={label}>
                {text}
              </PrintRow>
            ))}
          </tbody>
        </table>
        <div className="w-36 text-center">
          <QrCode text={url} label={t('printCode')} size={144} />
          <p className="mt-1 text-12 text-ink-3">{t('printCode')}</p>
        </div>
      </div>
      <p className="mt-4 text-11 wrap-anywhere text-ink-3">{url}</p>
    </div>,
    document.body,
  )
}

function PrintRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="w-32 py-1.5 pr-4 text-left font-normal text-ink-3">
        {label}
      </th>
      <td className="py-1.5 whitespace-pre-line wrap-anywhere">{children}</td>
    </tr>
  )
}
