import type { EntryPoint, Exhibition } from '@tradefloor/contract'
import { FairCard, useLanguage, useText } from '@tradefloor/ui'
import { ExhibitionLink } from '../../domains/navigation/exhibition-link.tsx'
import { datesOf, isPermanent, nameOf, placeOf, secondNameOf } from './exhibition-text.ts'
import { factTexts } from './fact-texts.ts'
import { LateLiveMark } from './late-live-mark.tsx'
import { exhibitionTexts } from './texts.ts'

interface ExhibitionCardProps {
  exhibition: Exhibition
  from: EntryPoint
  layout: 'grid' | 'phone'
  bothNames?: boolean
  eager?: boolean
}

export function ExhibitionCard({ exhibition, from, layout, bothNames = false, eager }: ExhibitionCardProps) {
  const { language } = useLanguage()
  const t = useText(factTexts)
  const words = useText(exhibitionTexts)
  const { exhibitor_count } = exhibition
  return (
    <FairCard
      name={nameOf(exhibition, language)}
      secondName={bothNames ? secondNameOf(exhibition, language) : undefined}
      picture={exhibition.main_img.url}
      dates={{
        label: t('dates'),
        text: isPermanent(exhibition) ? words('allYear') : datesOf(exhibition, language),
      }}
      place={{ label: t('place'), name: placeOf(exhibition, language) }}
      exhibitors={exhibitor_count === null ? undefined : t('exhibitors', { count: exhibitor_count })}
      live={<LateLiveMark exhibitionId={exhibition.id} />}
      layout={layout}
      eager={eager}
      link={(link) => <ExhibitionLink exhibition={exhibition} from={from} {...link} />}
    />
  )
}
