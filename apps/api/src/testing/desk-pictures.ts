import { randomBytes } from 'node:crypto'
import { type ContentRecord, type DeskUpload, deskFileLimits } from '@tradefloor/contract'
import { aDeskPerson, anExhibition, anExhibitor, aProduct, type Visitor } from './builders.ts'
import type { TestApp } from './test-app.ts'
import { sendPart } from './upload.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export const newUploadId = () => randomBytes(16).toString('base64url')

export const withoutSignature = (url: string) => url.split('?')[0] ?? ''

/** A company with a product, two people who sign on to its desk and a stranger, and what they do with pictures there. */
export async function aDeskWithAProduct(fair: TestApp) {
  const { id: exhibitionId } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: exhibitionId, industry: 'food', country: 'CN', website: '' })
  const { productId, exhibitionProductId } = await aProduct(fair, booth, {
    nameZh: '单冻鱿鱼圈',
    nameEn: 'IQF Squid Rings',
  })
  const person = await aDeskPerson(fair, booth.contactId)
  const colleague = await aDeskPerson(fair, booth.contactId)
  const stranger = await aDeskPerson(fair, (await anExhibitor(fair, { in: exhibitionId })).contactId)

  const ask = (who: Visitor, method: Method, path: string, body?: object) =>
    fair.call(
      who.as({ method, path: `/api/desk/v1/${path}`, ...(body ? { body: JSON.stringify(body) } : {}) }),
    )
  const begin = async (id: string, size: number, kind = 'picture', who = person) =>
    (await ask(who, 'POST', 'upload', { id, kind, size })).json()
  const part = async (id: string, offset: number, bytes: Buffer, who = person) =>
    (await sendPart(fair, who, { id, offset, bytes })).json().data as DeskUpload
  const finish = async (id: string, who = person) => (await ask(who, 'POST', `upload/${id}/finish`)).json()

  /** A whole upload, as the desk's page sends it. */
  async function uploaded(bytes: Buffer, { kind = 'picture', who = person } = {}) {
    const id = newUploadId()
    await begin(id, bytes.length, kind, who)
    const { partBytes } = deskFileLimits
    for (let offset = 0; offset < bytes.length; offset += partBytes)
      await part(id, offset, bytes.subarray(offset, offset + partBytes), who)
    const { data } = await finish(id, who)
    return { id, ...(data.file as { path: string; url: string }) }
  }

  const write = async (path: string, field: string, value: string, { who = person, seen = 0 } = {}) =>
    (await ask(who, 'PATCH', `content/${path}`, { changes: [{ field, value, seen }] })).json().data.results[0]
  const recordOf = async (path: string, who = person): Promise<ContentRecord> =>
    (await ask(who, 'GET', `content/${path}`)).json().data
  const publish = async () => (await ask(person, 'POST', 'content-publish', {})).json().data

  async function visitorsPictures(): Promise<string[]> {
    const path = `/api/exhibition/v2/web/exhibition-product/${exhibitionProductId}`
    const { main_image, sub_images } = (await fair.call({ path })).json().data.product.cn as {
      main_image: string[]
      sub_images: { url: string }[]
    }
    return [...main_image, ...sub_images.map(({ url }) => url)]
  }
  const fileStatus = async (url: string) => (await fair.app.inject({ url })).statusCode

  return {
    ...{ booth, productId, person, colleague, stranger },
    ...{ productPath: `products/${productId}`, companyPath: `companies/${booth.companyId}` },
    ...{ ask, begin, part, finish, uploaded, write, recordOf, publish, visitorsPictures, fileStatus },
  }
}
