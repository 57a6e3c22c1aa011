/** A new element with a class and what goes inside it. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...inside: Node[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.append(...inside)
  return made
}

/** This document's own address with one parameter set, or taken out. */
export function ownAddress(parameter: string, value: string | undefined): string {
  const address = new URL(location.href)
  if (value === undefined) address.searchParams.delete(parameter)
  else address.searchParams.set(parameter, value)
  return address.pathname + address.search
}
