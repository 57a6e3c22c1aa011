import { call, type Nothing } from './call.ts'
import type {
  AddDocumentBody,
  AddProductBody,
  ContentListReply,
  ContentParams,
  ContentRecordReply,
  ContentVersionsReply,
  DiscardDraftsBody,
  DiscardDraftsReply,
  MoveRecordBody,
  MoveRecordReply,
  PatchContentBody,
  PatchContentReply,
  PublishContentBody,
  PublishContentReply,
  RecordIdParams,
  RestoreVersionBody,
} from './desk-content.schema.ts'

export const listContent = call<ContentListReply>()('listContent', 'contact', 'GET /api/desk/v1/content')

export const getContent = call<ContentRecordReply, Nothing, ContentParams>()(
  'getContent',
  'contact',
  'GET /api/desk/v1/content/:table/:id',
)

export const patchContent = call<PatchContentReply, Nothing, ContentParams, PatchContentBody>()(
  'patchContent',
  'contact',
  'PATCH /api/desk/v1/content/:table/:id',
)

export const discardDrafts = call<DiscardDraftsReply, Nothing, ContentParams, DiscardDraftsBody>()(
  'discardDrafts',
  'contact',
  'POST /api/desk/v1/content/:table/:id/discard',
)

export const listContentVersions = call<ContentVersionsReply, Nothing, ContentParams>()(
  'listContentVersions',
  'contact',
  'GET /api/desk/v1/content/:table/:id/version',
)

export const restoreContentVersion = call<ContentRecordReply, Nothing, ContentParams, RestoreVersionBody>()(
  'restoreContentVersion',
  'contact',
  'POST /api/desk/v1/content/:table/:id/restore',
)

export const publishContent = call<PublishContentReply, Nothing, Nothing, PublishContentBody>()(
  'publishContent',
  'contact',
  'POST /api/desk/v1/content-publish',
)

export const addDeskProduct = call<ContentRecordReply, Nothing, Nothing, AddProductBody>()(
  'addDeskProduct',
  'contact',
  'POST /api/desk/v1/product',
)

export const withdrawDeskProduct = call<ContentRecordReply, Nothing, RecordIdParams>()(
  'withdrawDeskProduct',
  'contact',
  'POST /api/desk/v1/product/:id/withdraw',
)

export const returnDeskProduct = call<ContentRecordReply, Nothing, RecordIdParams>()(
  'returnDeskProduct',
  'contact',
  'POST /api/desk/v1/product/:id/return',
)

export const moveDeskProduct = call<MoveRecordReply, Nothing, RecordIdParams, MoveRecordBody>()(
  'moveDeskProduct',
  'contact',
  'POST /api/desk/v1/product/:id/move',
)

export const addDeskDocument = call<ContentRecordReply, Nothing, Nothing, AddDocumentBody>()(
  'addDeskDocument',
  'contact',
  'POST /api/desk/v1/document',
)

export const withdrawDeskDocument = call<ContentRecordReply, Nothing, RecordIdParams>()(
  'withdrawDeskDocument',
  'contact',
  'POST /api/desk/v1/document/:id/withdraw',
)

export const returnDeskDocument = call<ContentRecordReply, Nothing, RecordIdParams>()(
  'returnDeskDocument',
  'contact',
  'POST /api/desk/v1/document/:id/return',
)

export const moveDeskDocument = call<MoveRecordReply, Nothing, RecordIdParams, MoveRecordBody>()(
  'moveDeskDocument',
  'contact',
  'POST /api/desk/v1/document/:id/move',
)
