import { useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { DeskBrand } from '../../shared/desk-brand.tsx'
import { LanguageChoice } from '../../shared/language-choice.tsx'
import { deskTexts } from '../../shared/texts.ts'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { signOnTexts } from './texts.ts'

interface SignOnStageProps {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A card before a booth: where an exhibitor's people sign on. */
export function SignOnStage({ title, aside, children }: SignOnStageProps) {
  const t = useText(signOnTexts)
  const desk = useText(deskTexts)
  useDocumentTitle(title)
  return (
    <div className="relative flex min-h-dvh flex-col bg-harbour-deep lg:flex-row">
      <a href="#main" className="skip-link">
        {desk('skip')}
      </a>
      <img
        src="/scene/posters/booth-harbour.avif"
        alt=""
        fetchPriority="high"
        className="absolute inset-x-0 top-0 h-64 w-full object-cover object-[35%_60%] lg:inset-0 lg:h-full"
      />
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 h-64 bg-linear-to-b from-harbour-deep/80 via-harbour-deep/60 to-harbour-deep/85 lg:inset-0 lg:h-full lg:bg-linear-to-r lg:from-harbour-deep/92 lg:via-harbour-deep/40 lg:via-40% lg:to-transparent lg:to-75%"
      />
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 hidden h-32 bg-linear-to-b from-harbour-deep/80 to-transparent lg:block"
      />
      <header className="relative flex items-center justify-between gap-4 px-(--gutter) pt-[calc(12px+var(--safe-top))] text-white [--ring-offset:-4px] [--ring:white] lg:absolute lg:inset-x-0 lg:px-10 lg:pt-6">
        <DeskBrand />
        <LanguageChoice look="glass-touch" />
      </header>
      <aside className="relative px-(--gutter) pt-8 pb-7 text-white [text-shadow:0_1px_2px_rgb(6_30_74/.55),0_2px_18px_rgb(6_30_74/.55)] lg:flex lg:flex-1 lg:flex-col lg:justify-center lg:px-10 lg:py-24 xl:pl-20">
        <p className="max-w-130 text-24 font-bold text-balance lg:text-40">{t('lead')}</p>
        <p className="mt-2 max-w-110 text-14 text-pretty lg:mt-4 lg:text-16 lg:leading-6.5">
          {t('leadMore')}
        </p>
      </aside>
      <main
        id="main"
        tabIndex={-1}
        className="surface relative flex-1 rounded-t-sheet px-5 pt-6 pb-[calc(28px+var(--safe-bottom))] sm:px-9 lg:my-auto lg:mr-10 lg:w-full lg:max-w-112 lg:flex-none lg:rounded-sheet lg:p-9 lg:shadow-sheet xl:mr-28"
      >
        <div className="mx-auto max-w-112">
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
            <h1 className="text-24 font-bold">{title}</h1>
            {aside}
          </div>
          {children}
        </div>
      </main>
    </div>
  )
}
