import type { Message } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import { publicFileAddress } from '../../http/public-file-address.ts'
import { viewPrice } from '../catalogue/index.ts'
import { fileAddress } from '../storage/index.ts'
import type { MessageRow } from './message-parts.ts'
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
    avatar: message.fromVisitor ? '' : publicFileAddress(company?.logoFileId),
    text: typeof message.body.text === 'string' ? message.body.text : '',
    ...things,
    gone: message.kind in things && things[message.kind as keyof typeof things] === null,
    time: message.sentAt.getTime(),
  }
}

/** Of a conversation that has just been taken away. */
const nobody = { nameZh: '', nameEn: '' }

function speaker(
  { message, speaker: by, company }: MessageRow,
  { language }: Pick<SpokenReader, 'language'>,
) {
  if (message.fromVisitor) return plainLine(by?.realName ?? '') || someVisitor[language]
  return nameIn(language, by?.contact ?? company ?? nobody)
}

const viewPicture = (deps: Needs, { picture }: MessageRow): Message['picture'] =>
  picture
    ? {
        id: picture.id,
        url: fileAddress(deps, picture),
        width: picture.width ?? 0,
        height: picture.height ?? 0,
      }
    : null

const viewProduct = ({ product }: MessageRow): Message['product'] =>
  product
    ? {
        exhibition_product_id: product.id,
        exhibition_id: product.exhibitionId,
        company_id: product.companyId,
        name: names(product),
        image: publicFileAddress(product.image),
        ...viewPrice(product),
        withdrawn: product.withdrawn,
      }
    : null

const viewDocument = ({ document }: MessageRow): Message['document'] =>
  document
    ? {
        com_doc_id: document.id,
        name: names(document),
        url: publicFileAddress(document.fileId),
      }
    : null
