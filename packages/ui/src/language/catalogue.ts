/** The two languages of the site, as the visitor's browser keeps them. */
export type Language = 'zh' | 'en'

type Texts = Record<string, string>

/** `{count}` gives count; `{count|fair|fairs}`, the form that goes with a number, gives count too. */
type Name<Part extends string> = Part extends `${infer Before}|${string}` ? Before : Part

export type ParameterNames<Text extends string> = Text extends `${string}{${infer Part}}${infer Rest}`
  ? Name<Part> | ParameterNames<Rest>
  : never

type Same<A extends string, B extends string> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** Every Chinese text has an English one that takes the same parameters, and English has no text of its own. */
type TwinOf<Zh extends Texts, En extends Texts> = {
  [Key in keyof Zh | keyof En]: Key extends keyof Zh
    ? Key extends keyof En
      ? Same<ParameterNames<Zh[Key]>, ParameterNames<En[Key]>> extends true
        ? string
        : never
      : string
    : never
}

export interface Catalogue<Zh extends Texts> {
  zh: Zh
  en: Record<keyof Zh, string>
}

/** One area's texts in both languages; a missing text or parameter is a type error. */
export const bilingual = <const Zh extends Texts, const En extends Texts>(texts: {
  zh: Zh
  en: En & TwinOf<Zh, En>
}): Catalogue<Zh> => texts as unknown as Catalogue<Zh>

type Parameters<Text extends string> = [ParameterNames<Text>] extends [never]
  ? []
  : [values: Record<ParameterNames<Text>, string | number>]

export type Translate<Zh extends Texts> = <Key extends keyof Zh>(
  key: Key,
  ...parameters: Parameters<Zh[Key]>
) => string

const placeholder = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g

export function fill(
  text: string,
  values: Record<string, string | number> | undefined,
  language: Language,
): string {
  return text.replace(placeholder, (whole, name: string, one?: string, many?: string) => {
    const value = values?.[name]
    if (value === undefined) return whole
    if (one !== undefined && many !== undefined) return value === 1 ? one : many
    return typeof value === 'number' ? written(value, language) : value
  })
}

/** A count below a thousand looks the same everywhere, and a phone takes long to get ready for the others. */
const written = (value: number, language: Language) =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : value.toLocaleString(language)

export const translator =
  <Zh extends Texts>(catalogue: Catalogue<Zh>, language: Language): Translate<Zh> =>
  (key, ...[values]) =>
    fill(catalogue[language][key], values, language)
