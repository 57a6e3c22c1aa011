import type { ProductSheet, SheetProduct, WriteSheetReply } from '@tradefloor/contract'
import type { Visitor } from './builders.ts'
import { signed } from './signed-request.ts'
import type { TestApp } from './test-app.ts'
import { form, formType } from './upload.ts'

const path = '/api/desk/v1/product-sheet'

export const exportSheet = (fair: TestApp, person: Visitor, format = 'csv') =>
  fair.call(person.as({ method: 'POST', path: `${path}/export`, body: JSON.stringify({ format }) }))

/** A spreadsheet as the desk's page sends it. */
export function sendSheet(
  fair: TestApp,
  person: Visitor,
  bytes: Buffer | string,
  { name = 'products.csv', language = 'zh' }: { name?: string; language?: string } = {},
) {
  const request = {
    method: 'POST',
    path: `${path}/compare`,
    headers: { 'content-type': formType, 'accept-language': language },
  }
  const signer = { platform: fair.config.platform, signingKey: fair.signingKey, now: fair.clock.now() }
  const payload = form([{ name: 'file', bytes, fileName: name, type: 'application/octet-stream' }])
  return fair.app.inject({ ...signed(person.as(request), signer), payload })
}

export const compareSheet = async (...given: Parameters<typeof sendSheet>): Promise<ProductSheet> =>
  (await sendSheet(...given)).json().data

/** All that differs, as it is ticked at first. */
export const asProducts = ({ lines }: ProductSheet): SheetProduct[] =>
  lines
    .filter(({ problems }) => problems.length === 0)
    .map(({ line, id, cells }) => ({
      line,
      ...(id === null ? {} : { id }),
      cells: cells
        .filter(({ standing }) => standing === 'changed')
        .map(({ field, before, after }) => ({ field, before, value: after })),
    }))

export const sendProducts = (fair: TestApp, person: Visitor, products: readonly SheetProduct[]) =>
  fair.call(person.as({ method: 'POST', path, body: JSON.stringify({ products }) }))

export const writeProducts = async (
  ...given: Parameters<typeof sendProducts>
): Promise<WriteSheetReply['data']> => (await sendProducts(...given)).json().data
