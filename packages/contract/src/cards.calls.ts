import { call, type Nothing } from './call.ts'
import type {
  CardHolderQuery,
  CardHolderReply,
  CardParams,
  ExportCardsQuery,
  MyCardReply,
  PatchCardBody,
  SwitchCardBody,
} from './cards.schema.ts'
import type { MessageReply } from './envelope.schema.ts'
import type { IdsParams } from './ids.schema.ts'

export const getMyCard = call<MyCardReply>()(
  'getMyCard',
  'visitor',
  'GET /api/exhibition/v1/purchaser/business_card/my_card',
)

export const patchMyCard = call<MessageReply, Nothing, CardParams, PatchCardBody>()(
  'patchMyCard',
  'visitor',
  'PATCH /api/exhibition/v1/purchaser/business_card/:id',
)

export const listReceivedCards = call<CardHolderReply, CardHolderQuery>()(
  'listReceivedCards',
  'visitor',
  'GET /api/exhibition/v1/purchaser/business_card/card_holder',
)

export const exportReceivedCards = call<string, ExportCardsQuery>()(
  'exportReceivedCards',
  'visitor',
  'GET /api/exhibition/v1/purchaser/business_card/card_holder/export',
)

export const cancelCards = call<MessageReply, Nothing, IdsParams>()(
  'cancelCards',
  'visitor',
  'DELETE /api/exhibition/v2/purchaser/business_card/cancel_switch/:ids',
)

export const switchCard = call<MessageReply, Nothing, Nothing, SwitchCardBody>()(
  'switchCard',
  'visitor',
  'POST /api/exhibition/v1/purchaser/business_card/switch_card',
)
