import type { Message } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import { publicFileAddress } from '../../http/public-file-address.ts'
import { fileAddress } from '../storage/index.ts'
import type { MessageRow } from './message-queries.ts'
import { nameIn, names, someVisitor } from './named.ts'
import { plainLine } from './plain-text.ts'
import { isVisitor, type SpokenReader } from './reader.ts'

type Needs = Pick<Dependencies, 'secrets' | 'clock'>

/** Who said it is what the account or the fair says of them, never what was sent along. */
export function viewMessage(deps: Needs, row: MessageRow, reader: SpokenReader): Message {
  const { message, company } = row
  const things = { picture: viewPicture(deps, row), product: viewProduct(row), document: viewDocument(row) }
  return {
    thread_id: message.threadId,
    sequence: message.sequence,
    client_id: message.senderId === reader.accountId ? message.clientId : null,
    own: message.fromVisitor === isVisitor(reader),
    userName: speaker(row, reader),
    avatar: message.fromVisitor ? '' : publicFileAddress(company.logoFileId),
    text: typeof message.body.text === 'string' ? message.body.text : '',
    ...things,
    gone: message.kind in things && things[message.kind as keyof typeof things] === null,
    time: message.sentAt.getTime(),
  }
}

function speaker(
  { message, visitorName, contact, company }: MessageRow,
  { language }: Pick<SpokenReader, 'language'>,
) {
  if (message.fromVisitor) return plainLine(visitorName ?? '') || someVisitor[language]
  return nameIn(language, contact ?? company)
}

const viewPicture = (deps: Needs, { picture }: MessageRow): Message['picture'] =>
  picture && {
    id: picture.id,
    url: fileAddress(deps, picture),
    width: picture.width ?? 0,
    height: picture.height ?? 0,
  }

const viewProduct = ({ message, product, stand, productImage }: MessageRow): Message['product'] =>
  product && stand && message.exhibitionProductId !== null
    ? {
        exhibition_product_id: message.exhibitionProductId,
        exhibition_id: stand.exhibitionId,
        company_id: stand.companyId,
        name: names(product),
        image: publicFileAddress(productImage),
      }
    : null

const viewDocument = ({ document }: MessageRow): Message['document'] =>
  document && {
    com_doc_id: document.id,
    name: names(document),
    url: publicFileAddress(document.fileId),
  }
