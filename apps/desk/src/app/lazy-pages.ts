import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { PageNotLoaded } from './page-not-loaded.tsx'

export type Load = () => Promise<{ default: ComponentType }>

/** The same names with what is drawn: the page, or that it could not be loaded. */
export function lazyPages<Name extends string>(loads: Record<Name, Load>) {
  const pages = Object.entries<Load>(loads).map(([name, load]) => [
    name,
    lazy(() => load().catch(() => ({ default: PageNotLoaded }))),
  ])
  return Object.fromEntries(pages) as Record<Name, LazyExoticComponent<ComponentType>>
}
