/** Class names that apply, joined: `classNames('card', selected && 'card-on')`. */
export const classNames = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ')
