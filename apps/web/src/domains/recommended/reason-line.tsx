import type { RecommendationReason } from '@tradefloor/contract'
import { classNames, inLanguage, LocalName, type LocalText, useLanguage, useText } from '@tradefloor/ui'
import { Sparkles } from 'lucide-react'
import { recommendedTexts } from './texts.ts'

interface ReasonLineProps {
  reason: RecommendationReason
  on: 'glass' | 'white'
}

const looks = {
  glass: { line: 'text-on-glass-2', icon: 'text-[#b9d2ff]', what: 'text-white' },
  white: { line: 'text-ink-2', icon: 'text-harbour', what: 'text-ink' },
}

/** Why something is recommended, in the reader’s language. */
export function ReasonLine({ reason, on }: ReasonLineProps) {
  const parts = useReason(reason)
  if (parts.length === 0) return null
  const look = looks[on]
  return (
    <span className={classNames('mt-0.5 flex gap-1 text-12 leading-[1.125rem]', look.line)}>
      <Sparkles size={13} strokeWidth={1.75} aria-hidden className={`mt-0.5 shrink-0 ${look.icon}`} />
      <span className="flex min-w-0 flex-wrap gap-x-2 wrap-anywhere">
        {parts.map(({ says, what }) => (
          <span key={says} className="line-clamp-2">
            {says}
            <b className={`font-normal ${look.what}`}>
              <LocalName name={what} />
            </b>
          </span>
        ))}
      </span>
    </span>
  )
}

interface Part {
  says: string
  what: LocalText
}

function useReason({ because, of, category, words }: RecommendationReason): Part[] {
  const t = useText(recommendedTexts)
  const { language } = useLanguage()
  const named = ({ cn, en }: { cn: string; en: string }) => inLanguage({ zh: cn, en }, language)
  const shared = inLanguage({ zh: words.cn.join('、'), en: words.en.join(', ') }, language)
  const withText = (parts: Part[]) => parts.filter(({ what }) => what.text !== '')
  if (because === 'favourite' && of) return [{ says: t('becauseFavourite'), what: named(of) }]
  if (because === 'seen' && of) return [{ says: t('becauseSeen'), what: named(of) }]
  if (because === 'purpose') return withText([{ says: t('matchesPurpose'), what: shared }])
  return withText([
    ...(category ? [{ says: t('sameCategory'), what: named(category) }] : []),
    // Words of the other language are for whoever has no other reason.
    ...(category && shared.borrowed ? [] : [{ says: t('inCommon'), what: shared }]),
  ])
}
