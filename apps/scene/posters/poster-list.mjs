import { boothCompany, posterStands, serveFair } from './fair.mjs'

/** What a picture may weigh, by its scene: the more there is to see, the more. Together they stay below 1.5 MB. */
const mostBytes = { hall: 31_000, booth: 25_000, desk: 27_000 }

const islands = [
  { name: 'island', query: '', size: { width: 1920, height: 1200 } },
  { name: 'island-phone', query: '&device=phone', size: { width: 900, height: 1600 } },
].map(({ name, query, size }) => ({
  name,
  address: `/scene/island?quality=high${query}`,
  size,
  // The island is all edges; it is drawn larger and scaled down.
  scale: 1.5,
  most: 66_000,
  prepare: async () => {},
}))

function ofLook(document, look, size, library) {
  const company = document === 'booth' ? `&company_id=${boothCompany(look)}` : ''
  return {
    name: `${document}-${look}`,
    address: `/scene/${document}?quality=high&exhibition_id=1&look=${look}${company}`,
    size,
    scale: 1,
    most: mostBytes[document],
    prepare: (page) => serveFair(page, posterStands(look, document === 'hall'), library),
  }
}

/** Every poster there is. Names, scenes and the size of looks are those of the contract, which the site goes by as well. */
export const posterList = ({ lookedDocuments, sceneLooks, lookPosterSize }, library) => [
  ...islands,
  ...lookedDocuments.flatMap((document) =>
    sceneLooks.map((look) => ofLook(document, look, lookPosterSize, library)),
  ),
]
