import { type ComponentType, type LazyExoticComponent, lazy, type ReactElement } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part of the site that is a file of its own: fetched when it is shown, or before by who knows that it will be. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { load: Load<Props> }

export const lazyPart = <Props>(load: Load<Props>): LazyPart<Props> => Object.assign(lazy(load), { load })

const isLazyPart = (type: unknown): type is LazyPart<unknown> =>
  typeof type === 'object' && type !== null && 'load' in type

/** Fetches what an element is made of. Whether it comes is seen when it is shown. */
export function fetchPart({ type }: Pick<ReactElement, 'type'>): void {
  if (isLazyPart(type)) type.load().catch(() => {})
}
