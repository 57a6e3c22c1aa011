import { sitePaths } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { Navigate, useLocation } from 'react-router'
import { ScenePoster } from '../../domains/scene-frame/scene-poster.tsx'
import { returnAddress } from '../../domains/session/return-address.ts'
import { useSessionState } from '../../domains/session/use-session-state.ts'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import { useAddressedExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { RoleChoice } from '../../features/role/role-choice.tsx'
import { roleTexts } from '../../features/role/texts.ts'
import { exhibitionInAddress } from '../../shared/page/exhibition-in-address.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'

export default function DesktopRole() {
  const t = useText(roleTexts)
  const state = useSessionState()
  const place = returnAddress(useLocation().search, sitePaths.home.desktop)
  usePageTitle(t('title'))
  // Who is known already has nothing to choose.
  if (state === 'signed-in') return <Navigate to={place} replace />
  return (
    <div className="sea relative grid min-h-150 flex-1 place-items-center px-6 pt-[calc(var(--h-header)+24px)] pb-6">
      <ScenePoster src="/scene/posters/island.avif" />
      <div className="pointer-events-none absolute inset-0 bg-[radial-gradient(900px_420px_at_50%_40%,rgb(6_40_98/.62),rgb(6_40_98/.3)_60%,transparent)]" />
      <div className="relative w-full max-w-220">
        <div className="mb-6 text-center text-white [text-shadow:0_1px_2px_rgb(6_30_74/.55),0_2px_18px_rgb(6_30_74/.55)]">
          <h1 className="text-32 font-bold roomy:text-40">{t('heading')}</h1>
          <Lead place={place} />
        </div>
        <RoleChoice
          place={place}
          signInAt={sitePaths.signIn.desktop}
          registerAt={sitePaths.register.desktop}
          sampleAt={sitePaths.sample.desktop}
        />
      </div>
    </div>
  )
}

/** Which exhibition one was about to enter, where it was one. */
function Lead({ place }: { place: string }) {
  const t = useText(roleTexts)
  const { language } = useLanguage()
  const id = exhibitionInAddress(new URL(place, window.location.origin).searchParams)
  return <p className="mt-1 text-16">{id === null ? t('lead') : <Next id={id} language={language} />}</p>
}

function Next({ id, language }: { id: number; language: 'zh' | 'en' }) {
  const t = useText(roleTexts)
  const next = useAddressedExhibition({ fixed: id })
  return next.state === 'there'
    ? t('toExhibition', { name: nameOf(next.exhibition, language).text })
    : t('lead')
}
