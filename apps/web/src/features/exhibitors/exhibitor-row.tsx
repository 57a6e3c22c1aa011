import { industryNames } from '@tradefloor/rules'
import { inLanguage, LocalName, SkeletonBlock, Tag, useLanguage, useText } from '@tradefloor/ui'
import { CompanyLogo } from '../../domains/catalogue/company-logo.tsx'
import { companyAddress, companyName } from '../../domains/catalogue/company-text.ts'
import { ExhibitorLink } from '../../domains/catalogue/exhibitor-link.tsx'
import { StarButton } from '../../domains/favourites/star-button.tsx'
import { MatchedName } from '../../shared/listing/matched-name.tsx'
import type { ExhibitorEntryProps } from './exhibitor-entry.ts'
import { exhibitorTexts } from './texts.ts'

const row = 'relative flex gap-3 rounded-card border border-line bg-white py-3 pl-3'

/** An exhibitor with what a buyer wants to know first: booth, industry, place, what it makes. */
export function ExhibitorRow({ exhibitor, profile, search, onOpen }: ExhibitorEntryProps) {
  const t = useText(exhibitorTexts)
  const { language } = useLanguage()
  const { company, exhibition_id, is_store, booth_no, industry, main_products } = exhibitor
  const name = companyName(company, language)
  const address = companyAddress(company, language)
  const products = inLanguage({ zh: main_products.cn, en: main_products.en }, language)
  const isKnown = (value: string | null): value is keyof typeof industryNames =>
    value !== null && value in industryNames
  return (
    <li className={row}>
      <CompanyLogo src={company.logo_url} name={name.text} className="size-11" />
      <div className="min-w-0 flex-1">
        <p className="font-bold wrap-anywhere">
          <ExhibitorLink
            exhibitor={exhibitor}
            profile={profile}
            device="phone"
            className="stretched rounded-card"
            onOpen={onOpen}
          >
            <MatchedName name={name} search={search} />
          </ExhibitorLink>
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          {booth_no && <Tag tone="replay">{t('booth', { no: booth_no })}</Tag>}
          {isKnown(industry) && <Tag tone="soon">{industryNames[industry][language]}</Tag>}
        </p>
        {products.text && (
          <p className="mt-1 line-clamp-2 text-13 text-ink-2">
            {t('mainProducts', { products: products.text })}
          </p>
        )}
        {address && (
          <p className="mt-0.5 text-12 text-ink-3">
            <LocalName name={address} />
          </p>
        )}
      </div>
      <StarButton
        favourite={{ kind: 'exhibitor', body: { exhibition_id, company_id: company.id } }}
        marked={is_store === 1}
        name={name.text}
        device="phone"
        className="-my-1 shrink-0"
      />
    </li>
  )
}

export const ExhibitorRowSkeleton = () => (
  <div className={row}>
    <SkeletonBlock className="size-11 rounded-control!" />
    <div className="flex-1 pr-3">
      <SkeletonBlock className="mt-1 h-4 w-4/5" />
      <SkeletonBlock className="mt-2 h-4 w-2/5" />
      <SkeletonBlock className="mt-2 h-3 w-3/4" />
    </div>
  </div>
)
