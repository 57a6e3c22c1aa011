import type { Match } from '@tradefloor/contract'
import { priceText } from '@tradefloor/rules'
import {
  inLanguage,
  type Language,
  LocalName,
  otherName,
  Picture,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { CompanyLogo } from '../../domains/catalogue/company-logo.tsx'
import { MarkedSpans } from './marked-spans.tsx'
import type { Suggestion } from './suggestion-options.ts'
import { suggestionTexts } from './suggestion-texts.ts'

interface Names {
  cn: string
  en: string
}
type Spans = Match['highlights']['name']

/** Names make room for figures. */
const shrinking = 'min-w-0 truncate'

const both = ({ cn, en }: Names): Record<Language, string> => ({ zh: cn, en })

/** A name or a text in the reader's language, with what was found in it marked. */
function Marked({ names, spans }: { names: Names; spans: Spans | undefined }) {
  const { language } = useLanguage()
  const name = inLanguage(both(names), language)
  return (
    <LocalName name={name}>
      <MarkedSpans text={name.text} spans={name.text === names.cn ? spans?.cn : spans?.en} look="bold" />
    </LocalName>
  )
}

/** The name in the other language, where only that has what was looked for. */
function OtherMarked({ names, spans }: { names: Names; spans: Spans | undefined }) {
  const { language } = useLanguage()
  const other = otherName(both(names), language)
  if (!spans || !other) return null
  const [own, others] = language === 'zh' ? [spans.cn, spans.en] : [spans.en, spans.cn]
  if (own.length > 0 || others.length === 0) return null
  return (
    <span className={shrinking}>
      <LocalName name={other}>
        <MarkedSpans text={other.text} spans={others} look="bold" />
      </LocalName>
    </span>
  )
}

/** A product or a company that is suggested, with what tells it from others. */
export function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const t = useText(suggestionTexts)
  const { language } = useLanguage()
  const { kind, name, match, picture, company, main_products, price, booth } = suggestion
  const { text } = inLanguage(both(name), language)
  const cost = price ? priceText(price, language) : undefined
  const spans = match?.highlights
  return (
    <>
      {kind === 'product' ? (
        <Picture src={picture} name={text} sizes="44px" className="size-11 rounded-control" />
      ) : (
        <CompanyLogo src={picture} name={text} className="size-11" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 text-ink max-[17.5rem]:whitespace-normal max-[17.5rem]:wrap-anywhere">
          <Marked names={name} spans={spans?.name} />
        </span>
        {/* Half a price is a wrong one: on a phone it has a line of its own. */}
        <span className="flex min-w-0 text-12 text-ink-3 max-sm:flex-col">
          <span className="flex min-w-0 overflow-hidden [&>*+*]:before:mx-1 [&>*+*]:before:content-['·']">
            <OtherMarked names={name} spans={spans?.name} />
            {company && (
              <span className="min-w-16 shrink-[8] truncate">
                <Marked names={company} spans={spans?.company} />
              </span>
            )}
            {booth?.booth_no && (
              <span className="shrink-0">
                {kind === 'product' ? booth.booth_no : t('booth', { no: booth.booth_no })}
              </span>
            )}
            {main_products && (main_products.cn || main_products.en) && (
              <span className={shrinking}>
                {t('mainProducts', { products: '' })}
                <Marked names={main_products} spans={spans?.main_products} />
              </span>
            )}
          </span>
          {cost && (
            <span className="text-coral-ink wrap-anywhere sm:shrink-0 sm:before:mx-1 sm:before:text-ink-3 sm:before:content-['·']">
              {cost}
            </span>
          )}
        </span>
      </span>
    </>
  )
}
