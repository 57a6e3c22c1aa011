import { Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { Suspense } from 'react'
import { places } from '../shared/addresses.ts'
import { deskTexts } from '../shared/texts.ts'
import { type Load, lazyPages } from './lazy-pages.ts'

// Each comes when it is opened: whoever answers chats does not wait for the editors.
const loads = {
  inbox: () => import('../features/inbox/inbox-page.tsx'),
  leads: () => import('../features/leads/leads-page.tsx'),
  cards: () => import('../features/cards/cards-page.tsx'),
  booth: () => import('../features/content/booth-page.tsx'),
  sheet: () => import('../features/content/sheets/sheet-page.tsx'),
  products: () => import('../features/content/products-page.tsx'),
  product: () => import('../features/content/product-page.tsx'),
  documents: () => import('../features/content/documents/documents-page.tsx'),
  document: () => import('../features/content/documents/document-page.tsx'),
  figures: () => import('../features/figures/figures-page.tsx'),
  answering: () => import('../features/answering/answering-page.tsx'),
  calendar: () => import('../features/calendar/calendar-page.tsx'),
  start: () => import('../features/start/start-page.tsx'),
  team: () => import('../features/team/team-page.tsx'),
} satisfies Record<string, Load>
type PageName = keyof typeof loads

const pages = lazyPages(loads)

/** Asks for the page of an address before it is shown. */
export const preloadPage = (pathname: string) => {
  const named = Object.entries(places).find(([, place]) => pathname.startsWith(place))
  const name = (named?.[0] as keyof typeof places | undefined) ?? 'inbox'
  loads[name]().catch(() => {})
}

/** A page inside the frame of the desk. */
export function LazyPage({ page }: { page: PageName }) {
  const t = useText(deskTexts)
  const Page = pages[page]
  return (
    <Suspense
      fallback={
        <Loading label={t('pageLoading')} className="grid gap-4 p-6">
          <SkeletonBlock className="h-10 w-60" />
          <SkeletonBlock className="h-60 w-full" />
        </Loading>
      }
    >
      <Page />
    </Suspense>
  )
}
