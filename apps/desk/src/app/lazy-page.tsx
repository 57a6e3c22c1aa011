import { Button, EmptyState, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { deskTexts } from '../shared/texts.ts'

// Editors and lists come when they are opened: whoever answers chats does not wait for them.
const pages = {
  leads: lazyPage(() => import('../features/leads/leads-page.tsx')),
  booth: lazyPage(() => import('../features/content/booth-page.tsx')),
  products: lazyPage(() => import('../features/content/products-page.tsx')),
  figures: lazyPage(() => import('../features/figures/figures-page.tsx')),
  product: lazyPage(() => import('../features/content/product-page.tsx')),
  start: lazyPage(() => import('../features/start/start-page.tsx')),
  team: lazyPage(() => import('../features/team/team-page.tsx')),
}

function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(() => ({ default: PageNotLoaded })))
}

export function LazyPage({ page }: { page: keyof typeof pages }) {
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

function PageNotLoaded() {
  const t = useText(deskTexts)
  return (
    <EmptyState
      title={t('pageNotLoaded')}
      hint={t('unavailableHint')}
      action={
        <Button look="soft" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      }
    />
  )
}
