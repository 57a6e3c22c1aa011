import { addressOf, boothPanels, boothQuery, type Device, priceText } from '@tradefloor/rules'
import {
  classNames,
  inLanguage,
  LocalName,
  otherName,
  Picture,
  SkeletonBlock,
  useHeading,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { companyName } from '../../domains/catalogue/company-text.ts'
import { pictureText, productPictures, productText } from '../../domains/catalogue/product-text.ts'
import { StarButton } from '../../domains/favourites/star-button.tsx'
import { noteFound } from '../../domains/visits/found-by.ts'
import { AlsoIn } from './also-in.tsx'
import type { FoundProduct } from './found.ts'
import { MarkedText } from './marked-text.tsx'
import { matchReason } from './match-reason.ts'
import { starredEntry } from './starred-entry.ts'
import { searchTexts } from './texts.ts'

/** Upright where there is room for several beside each other; on a phone the picture stands beside the words. */
const shapes = {
  desktop: { card: 'flex-col', picture: 'aspect-[4/2.3] w-full', words: 'px-3 pt-2.5 pb-3' },
  phone: {
    card: 'max-[17.5rem]:flex-col',
    picture: 'm-3 mr-0 size-26 shrink-0 rounded-control max-[17.5rem]:mr-3 max-[17.5rem]:w-auto',
    words: 'p-3 pr-11 max-[17.5rem]:pr-3',
  },
} satisfies Record<Device, Record<string, string>>

const frame = 'relative flex min-w-0 overflow-hidden rounded-card border border-line bg-white'

interface ProductCardProps {
  product: FoundProduct
  /** What was searched for, told with the visit of the booth. */
  search: string
  device: Device
}

/** A product that was found, once: its picture, price, smallest order, whose it is and where else it stands. */
export function ProductCard({ product, search, device }: ProductCardProps) {
  const Heading = useHeading()
  const { language } = useLanguage()
  const { company, exhibition, vhall, match, also } = product
  const { cn, en } = product.product
  const name = productText(product, 'name', language)
  const cover = productPictures(product, language)[0] ?? ''
  const second = otherName({ zh: cn.name, en: en.name }, language)
  const maker = companyName(company, language)
  const detailOf = (exhibitionId: number, instanceId: number, id: number) =>
    addressOf(boothPanels.detail[device], {
      ...boothQuery({ companyId: company.id, exhibitionId, instanceId }),
      exhibition_product_id: String(id),
    })
  const reason = matchReason(
    match,
    [
      { text: name, marks: match?.highlights.name },
      { text: second, marks: match?.highlights.name },
      { text: maker, marks: match?.highlights.company },
    ],
    product.product.model,
  )
  const starred = starredEntry(product, also)
  const shape = shapes[device]
  return (
    <article
      className={classNames(
        frame,
        shape.card,
        'transition-colors duration-(--dur-control) hover:border-harbour',
      )}
    >
      <Picture
        src={cover}
        name={name.text}
        alt={pictureText(product, cover, language)}
        sizes={device === 'phone' ? '104px' : '280px'}
        className={shape.picture}
      />
      <div className={classNames('flex min-w-0 flex-1 flex-col gap-0.5', shape.words)}>
        <Heading className="line-clamp-2 leading-[1.25rem] font-bold wrap-anywhere max-[17.5rem]:line-clamp-none">
          <Link
            to={detailOf(exhibition.id, vhall.id, product.id)}
            className="stretched rounded-card"
            onClick={(click) => noteFound(click, vhall.id, { search, what: 'product' })}
          >
            <MarkedText text={name} marks={match?.highlights.name} />
          </Link>
        </Heading>
        {second && (
          <p className="line-clamp-1 text-12 text-ink-3 wrap-anywhere max-[17.5rem]:line-clamp-none">
            <MarkedText text={second} marks={match?.highlights.name} />
          </p>
        )}
        <PriceLines product={product.product} />
        <p className="line-clamp-2 text-12 text-ink-2 wrap-anywhere max-[17.5rem]:line-clamp-none">
          <MarkedText text={maker} marks={match?.highlights.company} />
        </p>
        <p className="line-clamp-1 text-12 text-ink-3 max-[17.5rem]:line-clamp-none">
          <LocalName name={inLanguage({ zh: exhibition.name.cn, en: exhibition.name.en }, language)} />
        </p>
        {reason && <ReasonLine {...reason} />}
        <div className="mt-auto">
          <AlsoIn
            also={also}
            addressOf={(other) => detailOf(other.exhibition_id, other.vhall.id, other.id)}
            onOpen={(click, other) => noteFound(click, other.vhall.id, { search, what: 'product' })}
          />
        </div>
      </div>
      <StarButton
        favourite={{ kind: 'product', body: { exhibition_product_id: starred.id } }}
        marked={starred.is_store === 1}
        name={name.text}
        device={device}
        look={device === 'phone' ? 'white' : 'picture'}
        className="absolute! top-1.5 right-1.5"
      />
    </article>
  )
}

/** What it costs, and the smallest order. */
function PriceLines({ product }: Pick<FoundProduct, 'product'>) {
  const t = useText(searchTexts)
  const { language } = useLanguage()
  const price = priceText(product, language)
  const quantity = inLanguage({ zh: product.moq ?? '', en: product.moq_en ?? '' }, language).text
  return (
    <>
      <p className={classNames('text-coral-ink', price ? 'font-bold' : 'text-13')}>
        {price ?? t('askPrice')}
      </p>
      {quantity && <p className="text-12 text-ink-2 wrap-anywhere">{t('smallestOrder', { quantity })}</p>}
    </>
  )
}

/** Why it was found, where its names do not show that. */
function ReasonLine({ says, words }: NonNullable<ReturnType<typeof matchReason>>) {
  const t = useText(searchTexts)
  return (
    <p className="flex gap-1.5 rounded-tag bg-sand px-1.5 py-0.5 text-12 text-ink-2 wrap-anywhere">
      <Sparkles size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-harbour" />
      <span className="min-w-0">
        {t(says)}
        <b className="text-ink">{words}</b>
      </span>
    </p>
  )
}

export function ProductCardSkeleton({ device }: { device: Device }) {
  const shape = shapes[device]
  return (
    <div className={classNames(frame, shape.card)}>
      <SkeletonBlock className={classNames(shape.picture, device === 'desktop' && 'rounded-none!')} />
      <div className={classNames('flex-1', shape.words)}>
        <SkeletonBlock className="h-4 w-4/5" />
        <SkeletonBlock className="mt-2 h-3 w-3/5" />
        <SkeletonBlock className="mt-2 h-4 w-2/5" />
        <SkeletonBlock className="mt-2 h-3 w-4/5" />
      </div>
    </div>
  )
}
