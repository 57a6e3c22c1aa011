/** What a journey looks for, as a person names it: what it is and what it is called. */
export interface Target {
  role: Role
  /** The whole accessible name, as the browser itself computes it, or a pattern in it. */
  name?: string | RegExp
  /** A part of what stands in it. */
  text?: string
  within?: Target
  /** The first unless told. */
  index?: number
}

/** Which elements may have a role; their names are the browser's business. */
export const selectors = {
  alert: '[role=alert]',
  alertdialog: '[role=alertdialog]',
  article: 'article',
  banner: 'header',
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox], [role=switch]',
  dialog: 'dialog:not([role]), [role=dialog]',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  listitem: 'li',
  log: '[role=log]',
  main: 'main',
  mark: 'mark',
  region: 'section, [role=region]',
  status: '[role=status], output',
  tab: '[role=tab]',
  textbox: 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea',
  video: 'video',
} as const

export type Role = keyof typeof selectors

type Rest = Omit<Target, 'role' | 'name'>

export const by = (role: Role, name?: Target['name'], rest: Rest = {}): Target => ({ role, name, ...rest })

export function describe({ role, name, text, within }: Target): string {
  const called = name === undefined ? '' : ` ${String(name)}`
  const containing = text === undefined ? '' : ` with “${text}”`
  return `${role}${called}${containing}${within ? ` in ${describe(within)}` : ''}`
}

/** Runs in the page: what is shown of a kind, in the order of the document. */
export function shownElements(selector: string, text: string | null, scope: Element | null): Element[] {
  return [...(scope ?? document).querySelectorAll(selector)].filter((element) => {
    if (element.closest('[inert], [aria-hidden=true]')) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    return text === null || (element.textContent ?? '').includes(text)
  })
}
