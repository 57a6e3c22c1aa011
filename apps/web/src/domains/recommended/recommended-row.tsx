import type { Recommendation } from '@tradefloor/contract'
import { type Device, priceText } from '@tradefloor/rules'
import { classNames, inLanguage, LocalName, Picture, useLanguage, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { CompanyLogo } from '../catalogue/company-logo.tsx'
import { ReasonLine } from './reason-line.tsx'
import { recommendedAddress } from './recommended-address.ts'
import { recommendedTexts } from './texts.ts'

interface RecommendedRowProps {
  recommended: Recommendation
  device: Device
  on: 'glass' | 'white'
}

const looks = {
  glass: {
    row: 'rounded-row px-3 py-2 hover:bg-glass-hover',
    picture: 'size-10',
    second: 'text-on-glass-2',
    price: '',
  },
  white: {
    row: 'h-full rounded-card border border-line bg-white p-2.5 transition-colors duration-(--dur-control) hover:border-harbour',
    picture: 'size-14',
    second: 'text-ink-3',
    price: 'text-coral-ink',
  },
}

/** A company or a product that is recommended, and why. */
export function RecommendedRow({ recommended, device, on }: RecommendedRowProps) {
  const { language } = useLanguage()
  const { kind, picture, reason } = recommended
  const name = inLanguage({ zh: recommended.name.cn, en: recommended.name.en }, language)
  const look = looks[on]
  return (
    <Link
      to={recommendedAddress(recommended, device)}
      className={classNames('flex min-h-14 gap-3', look.row)}
    >
      {kind === 'product' ? (
        <Picture
          src={picture}
          name={name.text}
          sizes="56px"
          className={classNames('shrink-0 rounded-control', look.picture)}
        />
      ) : (
        <CompanyLogo src={picture} name={name.text} className={classNames('shrink-0', look.picture)} />
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-[1.25rem] wrap-anywhere">
          <LocalName name={name} />
        </span>
        <Second recommended={recommended} look={look} />
        <ReasonLine reason={reason} on={on} />
      </span>
    </Link>
  )
}

/** Of a product its price and whose it is, of a company what it makes. */
function Second({
  recommended: { price, company, main_products },
  look,
}: {
  recommended: Recommendation
  look: (typeof looks)['glass']
}) {
  const t = useText(recommendedTexts)
  const { language } = useLanguage()
  const told = company ?? main_products
  const text = told && inLanguage({ zh: told.cn, en: told.en }, language)
  return (
    <>
      {price && (
        <span className={classNames('block text-13', look.price)}>
          {priceText(price, language) ?? t('priceAsk')}
        </span>
      )}
      {text?.text && (
        <span className={classNames('line-clamp-1 text-12 wrap-anywhere', look.second)}>
          <LocalName name={text} />
        </span>
      )}
    </>
  )
}
