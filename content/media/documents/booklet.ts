/** A text in both languages of the fair. */
export interface Words {
  zh: string
  en: string
}

/** One paper of the fair, as it is written; the page is made of it. */
export interface Booklet {
  key: string
  title: Words
  subtitle: Words
  sections: { heading: Words; paragraphs: Words[] }[]
  table?: { heading: Words; columns: Words[]; rows: Words[][] }
}
