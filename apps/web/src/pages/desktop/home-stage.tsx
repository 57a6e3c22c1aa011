import type { FromScene } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { SceneFrame } from '../../domains/scene-frame/scene-frame.tsx'
import { desktopTexts } from './texts.ts'

/** The island behind everything. It is never narrower than 1400 px: a narrower window sees its middle. */
export function HomeStage({ onMessage }: { onMessage: (message: FromScene) => void }) {
  const t = useText(desktopTexts)
  return (
    <div className="sea scene-ground">
      <div className="absolute inset-y-0 left-1/2 w-full min-w-350 -translate-x-1/2 compact:min-w-0">
        <SceneFrame
          src="/scene/island"
          title={t('scene')}
          device="desktop"
          poster={{ src: '/scene/posters/island.avif' }}
          ifWeak="rests"
          onMessage={onMessage}
        />
      </div>
      <div className="group-has-[[data-seen=list]]/home:hidden pointer-events-none absolute inset-0 compact:hidden [--shade-y:110px] [--shade:120px] roomy:[--shade-y:172px] roomy:[--shade:220px] bg-[radial-gradient(600px_var(--shade)_at_60px_var(--shade-y),rgb(6_40_98/.68),rgb(6_40_98/.56)_50%,transparent_94%),linear-gradient(180deg,rgb(6_30_74/.35),transparent_150px)]" />
    </div>
  )
}
