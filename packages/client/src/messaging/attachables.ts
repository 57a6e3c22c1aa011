import { getSchedule, listProducts, mostProductsOfABooth, uploadAttachment } from '@tradefloor/contract'
import type { Client } from '../client.ts'

interface Place {
  exhibition_id: number
  company_id: number
}

type Caller = Pick<Client, 'call'>

/**
 * What can go along with words in a conversation about this company at this exhibition, by name. `fair` asks for what is
 * shown to anybody.
 */
export const attachables = (client: Caller, place: Place, fair = client) => ({
  upload: (picture: File) => storePicture(client, picture),
  products: () => productsOf(fair, place),
  documents: () => documentsOf(fair, place.exhibition_id),
})

async function storePicture(client: Caller, picture: File): Promise<string> {
  const body = new FormData()
  body.set('file', picture)
  return (await client.call(uploadAttachment, { body })).id
}

async function productsOf(client: Caller, place: Place) {
  const { exhibition_id, company_id } = place
  const query = { exhibition_id, company_id, size: mostProductsOfABooth }
  const { list } = await client.call(listProducts, { query })
  return list.map(({ id, product }) => ({
    id,
    name: { zh: product.cn.name, en: product.en.name },
    image: product.cn.main_image[0] ?? '',
  }))
}

/** The papers of an exhibition's programme; what several speakers bring is one. */
async function documentsOf(client: Caller, exhibition_id: number) {
  const { list } = await client.call(getSchedule, { query: { exhibition_id } })
  const papers = list.flatMap(({ data }) =>
    data.flatMap((slot) =>
      slot.data.flatMap(({ guests }) =>
        guests.flatMap(({ docs }) =>
          docs.map(({ com_doc_id, doc_name, doc_name_en }) => ({
            id: com_doc_id,
            name: { zh: doc_name, en: doc_name_en },
          })),
        ),
      ),
    ),
  )
  return [...new Map(papers.map((paper) => [paper.id, paper])).values()]
}
