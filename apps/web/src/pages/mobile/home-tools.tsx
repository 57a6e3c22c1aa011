import { useText } from '@tradefloor/ui'
import { IdCard, Star } from 'lucide-react'
import { OwnLink } from '../../domains/session/own-link.tsx'
import { phoneTexts } from './texts.ts'

const tools = [
  { to: 'favourites', Icon: Star },
  { to: 'cardHolder', Icon: IdCard },
] as const

/** Over the picture they stand at its side, out of the island's way; over the list there is no room at a side. */
const besidePicture = 'absolute right-4 bottom-full flex flex-col gap-2 pb-2'
const aboveList = 'around-list:static around-list:flex-row around-list:px-4'

const tool =
  'glass flex min-h-14 min-w-14 flex-col items-center justify-center gap-0.5 rounded-dock px-1.5 py-1 text-12 text-white'
const toolAboveList = 'around-list:min-h-11 around-list:flex-1 around-list:flex-row around-list:gap-2'

/** What is the visitor's own, one tap from the home. */
export function HomeTools() {
  const t = useText(phoneTexts)
  return (
    <nav aria-label={t('mine')} className={`${besidePicture} ${aboveList}`}>
      {tools.map(({ to, Icon }) => (
        <OwnLink key={to} to={to} className={`${tool} ${toolAboveList}`}>
          <Icon size={22} strokeWidth={1.75} aria-hidden />
          {t(to)}
        </OwnLink>
      ))}
    </nav>
  )
}
