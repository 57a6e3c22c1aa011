import type { FromScene } from '@tradefloor/contract'
import type { ScenePlace } from '@tradefloor/rules'
import { LocalName, useText } from '@tradefloor/ui'
import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { ExhibitionSheet } from '../../features/exhibitions/exhibition-sheet.tsx'
import { ExhibitionStage } from '../../features/exhibitions/exhibition-stage.tsx'
import { exhibitionMessages } from '../../features/exhibitions/messages.ts'
import {
  type ExhibitionSource,
  useAddressedExhibition,
  useExhibitionTitle,
} from '../../features/exhibitions/use-addressed-exhibition.ts'
import { LostAtSea } from '../../shared/page/lost-at-sea.tsx'

const listAddress = '/exhibition?list=held'

export default function DesktopExhibition({ place, ...source }: ExhibitionSource & { place: ScenePlace }) {
  const t = useText(exhibitionMessages)
  const navigate = useNavigate()
  const page = useAddressedExhibition(source)
  const name = useExhibitionTitle(page)

  // Every landmark of a scene leads somewhere: here, to what is being held.
  const onMessage = (message: FromScene) => {
    if (typeof message === 'string') navigate(listAddress)
  }

  return (
    <div className="relative min-h-150 flex-1">
      <nav className="glass absolute top-20 left-6 z-(--z-shell) flex h-10 max-w-[calc(100%-520px)] items-center gap-2 rounded-row pr-3.5 pl-1.5 text-13">
        <Link
          to="/exhibition"
          aria-label={t('backHome')}
          title={t('backHome')}
          className="grid size-8 shrink-0 place-items-center rounded-control bg-white/14 [--ring-offset:-2px] hover:bg-white/25"
        >
          <House size={16} strokeWidth={1.75} aria-hidden />
        </Link>
        <span className="truncate font-bold">{name ? <LocalName name={name} /> : t('pagePlaceholder')}</span>
      </nav>

      <Panel>
        <ExhibitionSheet page={page} others="homeHeld" listAddress={listAddress} actionHeight={40} />
      </Panel>

      <div className="sea fixed inset-0 z-(--z-scene)">
        {page.state === 'unknown' && <LostAtSea />}
        {page.state === 'there' && (
          <ExhibitionStage
            exhibition={page.exhibition}
            place={place}
            device="desktop"
            onMessage={onMessage}
          />
        )}
      </div>
    </div>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <section className="surface absolute top-20 right-4 z-(--z-panel) flex max-h-[calc(100%-96px)] w-110 flex-col overflow-y-auto rounded-sheet p-6 shadow-sheet">
      {children}
    </section>
  )
}
