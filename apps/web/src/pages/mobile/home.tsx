import { type FromScene, opensDrawer } from '@tradefloor/contract'
import { BrandMark, useText } from '@tradefloor/ui'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { HeldStrip } from '../../features/exhibitions/held-strip.tsx'
import { UpcomingNotice } from '../../features/exhibitions/upcoming-notice.tsx'
import { useEnterExhibition } from '../../features/exhibitions/use-enter-exhibition.ts'
import { useBrand } from '../../shared/config/use-brand.ts'
import { LanguageSegment } from '../../shared/page/language-segment.tsx'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { SceneFrame } from '../../shared/scene-frame/scene-frame.tsx'
import { phoneMessages } from './messages.ts'

export default function PhoneHome() {
  const t = useText(phoneMessages)
  const { name } = useBrand()
  usePageTitle()
  const navigate = useNavigate()
  const enter = useEnterExhibition('mobileList')
  const onMessage = useCallback(
    (message: FromScene) => {
      if (message.type === 'landmark' && !opensDrawer(message)) navigate('/mobileExhibitors')
      else if (message.type === 'exhibition') enter(message.exhibition_id)
    },
    [navigate, enter],
  )
  return (
    <>
      <div className="relative z-(--z-shell) px-4 pt-[calc(8px+var(--safe-top))]">
        <div className="flex h-11 items-center gap-2 text-white [--ring:white]">
          <BrandMark size={32} />
          <h1 className="min-w-0 flex-1 truncate text-18 font-bold [text-shadow:0_1px_3px_rgb(6_30_74/.6)]">
            {name}
          </h1>
          <LanguageSegment look="glass-touch" />
        </div>
        <div className="mt-3">
          <UpcomingNotice />
        </div>
      </div>
      <div className="pointer-events-none flex-1" />
      <div className="relative z-(--z-shell) pb-4">
        <HeldStrip />
      </div>
      <div className="sea fixed inset-x-0 top-0 bottom-[calc(var(--h-tabbar)+var(--safe-bottom))] z-(--z-scene) overflow-hidden">
        <SceneFrame
          src="/scene/island"
          title={t('scene')}
          device="phone"
          poster={{ src: '/scene/posters/island-phone.webp' }}
          onMessage={onMessage}
          curtainClassName="top-30! bottom-auto! h-44"
        />
        <div className="pointer-events-none absolute inset-x-0 top-0 h-40 bg-linear-to-b from-[rgb(6_40_98/.62)] to-transparent" />
      </div>
    </>
  )
}
