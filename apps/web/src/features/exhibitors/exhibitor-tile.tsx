import { LocalName, SkeletonBlock, useLanguage } from '@tradefloor/ui'
import { CompanyLogo } from '../../domains/catalogue/company-logo.tsx'
import { companyAddress, companyName } from '../../domains/catalogue/company-text.ts'
import { ExhibitorLink } from '../../domains/catalogue/exhibitor-link.tsx'
import { StarButton } from '../../domains/favourites/star-button.tsx'
import { MatchedName } from '../../shared/listing/matched-name.tsx'
import type { ExhibitorEntryProps } from './exhibitor-entry.ts'

const tile = 'relative flex flex-col rounded-card border border-line bg-white p-2 pb-2.5'

/** An exhibitor among three in a row. */
export function ExhibitorTile({ exhibitor, profile, search, onOpen }: ExhibitorEntryProps) {
  const { language } = useLanguage()
  const { company, exhibition_id, is_store } = exhibitor
  const name = companyName(company, language)
  const address = companyAddress(company, language)
  return (
    <li className={tile}>
      <div className="-mt-1 -mr-2 flex items-center justify-between">
        <CompanyLogo src={company.logo_url} name={name.text} className="mt-1 size-11" />
        <StarButton
          favourite={{ kind: 'exhibitor', body: { exhibition_id, company_id: company.id } }}
          marked={is_store === 1}
          name={name.text}
          device="phone"
        />
      </div>
      {/* Cut by what is around the link: cut itself, its round corners would cut into the letters. */}
      <span className="mt-1.5 line-clamp-4 text-13 leading-[1.125rem] font-bold hyphens-auto wrap-anywhere [&:lang(en)]:text-12">
        <ExhibitorLink
          exhibitor={exhibitor}
          profile={profile}
          device="phone"
          className="stretched rounded-card"
          onOpen={onOpen}
        >
          <MatchedName name={name} search={search} />
        </ExhibitorLink>
      </span>
      {address && (
        <span className="mt-1 line-clamp-2 text-12 leading-[1rem] text-ink-3">
          <LocalName name={address} />
        </span>
      )}
    </li>
  )
}

export const ExhibitorTileSkeleton = () => (
  <div className={tile}>
    <SkeletonBlock className="size-11 rounded-control!" />
    <SkeletonBlock className="mt-3 h-3.5 w-full" />
    <SkeletonBlock className="mt-1.5 h-3.5 w-2/3" />
    <SkeletonBlock className="mt-2.5 h-3 w-4/5" />
  </div>
)
