/** A text in both languages; the one that is missing is empty. */
export interface Words {
  zh: string
  en: string
}
