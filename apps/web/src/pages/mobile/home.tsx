import { type FromScene, opensDrawer } from '@tradefloor/contract'
import { sitePaths } from '@tradefloor/rules'
import { BrandMark, useText } from '@tradefloor/ui'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { SceneFrame } from '../../domains/scene-frame/scene-frame.tsx'
import { HeldStrip } from '../../features/exhibitions/held-strip.tsx'
import { UpcomingNotice } from '../../features/exhibitions/upcoming-notice.tsx'
import { useEnterExhibition } from '../../features/exhibitions/use-enter-exhibition.ts'
import { useBrand } from '../../shared/config/use-brand.ts'
import { LanguageSegment } from '../../shared/page/language-segment.tsx'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { HomeOwn } from './home-own.tsx'
import { HomeTools } from './home-tools.tsx'
import { SearchLink } from './search-link.tsx'
import { phoneTexts } from './texts.ts'

export default function PhoneHome() {
  const t = useText(phoneTexts)
  const { name } = useBrand()
  usePageTitle()
  const navigate = useNavigate()
  const enter = useEnterExhibition('mobileList')
  const onMessage = useCallback(
    (message: FromScene) => {
      if (message.type === 'landmark' && !opensDrawer(message)) navigate(sitePaths.exhibitions.phone)
      else if (message.type === 'exhibition') enter(message.exhibition_id)
    },
    [navigate, enter],
  )
  return (
    // The scene lies under all three rows; as a list it keeps to the middle one, so that nothing lies over it.
    <div className="around-scene sea relative grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden has-[[data-seen=list]]:grid-rows-[auto_minmax(220px,1fr)_auto]">
      <SceneFrame
        src="/scene/island?clear=1"
        title={t('scene')}
        device="phone"
        poster={{ src: '/scene/posters/island-phone.avif' }}
        onMessage={onMessage}
        curtainClassName="row-start-2 row-end-3 justify-start! pt-6 [&_button]:px-3 [&_button]:text-15"
        listClassName="row-start-2 row-end-3 rounded-sheet"
      />
      <div className="pointer-events-none absolute inset-x-0 top-0 h-40 bg-linear-to-b from-[rgb(6_40_98/.62)] to-transparent" />
      <div className="relative z-(--z-shell) row-start-1 px-4 pt-[calc(8px+var(--safe-top))] pb-3">
        <div className="flex min-h-11 items-center gap-2 text-white [--ring:white] max-[21.25rem]:flex-wrap max-[21.25rem]:gap-1">
          <div className="flex min-w-0 flex-auto items-center gap-2">
            <BrandMark size={32} />
            <h1 className="min-w-0 flex-1 truncate text-18 font-bold [text-shadow:0_1px_3px_rgb(6_30_74/.6)]">
              {name}
            </h1>
          </div>
          <div className="ml-auto flex shrink-0 items-center gap-2 max-[21.25rem]:gap-1">
            <LanguageSegment look="glass-touch" />
            <SearchLink look="scene" />
          </div>
        </div>
        <div className="mt-3 empty:hidden">
          <UpcomingNotice />
        </div>
      </div>
      <div className="relative z-(--z-shell) row-start-3 pt-2 pb-4">
        <HomeTools />
        <HomeOwn />
        <HeldStrip />
      </div>
    </div>
  )
}
