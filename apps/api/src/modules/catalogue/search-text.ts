/** As both what is searched and what is typed are compared: one width of letters and digits, lower case, single spaces. */
export const searchText = (...texts: string[]) =>
  texts.join(' ').normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** The words of a search, each once. */
export const searchWords = (search = '') => [...new Set(searchText(search).split(' '))].filter(Boolean)
