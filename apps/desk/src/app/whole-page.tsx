import { Loading, useText } from '@tradefloor/ui'
import { Suspense } from 'react'
import { deskTexts } from '../shared/texts.ts'
import { type Load, lazyPages } from './lazy-pages.ts'

export const signOnPath = '/sso'

// Whoever signs on does not wait for the desk.
const loads = {
  signOn: () => import('../features/sign-on/sign-on-page.tsx'),
  desk: () => import('./desk-pages.tsx'),
} satisfies Record<string, Load>
const pages = lazyPages(loads)

/** Asks for the scripts of an address while the settings and the session are still on their way. */
export async function preload(pathname: string) {
  if (pathname === signOnPath) await loads.signOn()
  else (await loads.desk()).preloadPage(pathname)
}

/** What fills the window: without a frame there is nothing to draw the outline of. */
export function WholePage({ page }: { page: keyof typeof loads }) {
  const t = useText(deskTexts)
  const Page = pages[page]
  return (
    <Suspense fallback={<Loading label={t('pageLoading')}>{null}</Loading>}>
      <Page />
    </Suspense>
  )
}
