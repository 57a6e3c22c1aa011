import { useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { accountMessages } from '../../features/account/messages.ts'
import { ScenePoster } from '../../shared/scene-frame/scene-poster.tsx'

interface AccountStageProps {
  title: string
  /** Beside the title, such as the way of exhibitors. */
  aside?: ReactNode
  children: ReactNode
}

/** A card over the island: where one signs in, registers and finds a password again. */
export function AccountStage({ title, aside, children }: AccountStageProps) {
  const t = useText(accountMessages)
  return (
    <div className="sea relative flex flex-1 justify-end px-6 pt-[calc(var(--h-header)+32px)] pb-[calc(var(--h-footer)+32px)] roomy:px-28">
      <ScenePoster src="/scene/posters/island.avif" />
      <div className="pointer-events-none absolute top-28 left-12 hidden max-w-100 text-white [text-shadow:0_1px_2px_rgb(6_30_74/.55),0_2px_18px_rgb(6_30_74/.55)] min-[1180px]:block">
        <p className="text-32 font-bold text-balance roomy:text-40">{t('lead')}</p>
        <p className="mt-3 text-16 leading-6.5">{t('leadMore')}</p>
      </div>
      <section className="surface relative w-full max-w-112 self-center rounded-sheet p-9 shadow-sheet">
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h1 className="text-24 font-bold">{title}</h1>
          {aside}
        </div>
        {children}
      </section>
    </div>
  )
}
