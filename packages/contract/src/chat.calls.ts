import { call, type Nothing } from './call.ts'
import type {
  BlockBody,
  HeadsQuery,
  HeadsReply,
  HistoryQuery,
  HistoryReply,
  ReadBody,
  ReadReply,
  ReportBody,
  SendMessageBody,
  StoredReply,
  TakeBody,
  ThreadParams,
  ThreadReply,
  ThreadsQuery,
  ThreadsReply,
} from './chat.schema.ts'
import type { MessageReply } from './envelope.schema.ts'

export const sendMessage = call<StoredReply, Nothing, Nothing, SendMessageBody>()(
  'sendMessage',
  'person',
  'POST /api/chat/v1/message',
)

export const listThreads = call<ThreadsReply, ThreadsQuery>()(
  'listThreads',
  'person',
  'GET /api/chat/v1/thread',
)

export const getThread = call<ThreadReply, Nothing, ThreadParams>()(
  'getThread',
  'person',
  'GET /api/chat/v1/thread/:id',
)

export const listHistory = call<HistoryReply, HistoryQuery, ThreadParams>()(
  'listHistory',
  'person',
  'GET /api/chat/v1/thread/:id/history',
)

export const listHeads = call<HeadsReply, HeadsQuery>()('listHeads', 'person', 'GET /api/chat/v1/heads')

export const markRead = call<ReadReply, Nothing, ThreadParams, ReadBody>()(
  'markRead',
  'person',
  'POST /api/chat/v1/thread/:id/read',
)

export const blockThread = call<MessageReply, Nothing, ThreadParams, BlockBody>()(
  'blockThread',
  'person',
  'POST /api/chat/v1/thread/:id/block',
)

export const reportThread = call<MessageReply, Nothing, ThreadParams, ReportBody>()(
  'reportThread',
  'person',
  'POST /api/chat/v1/thread/:id/report',
)

export const takeThread = call<ThreadReply, Nothing, ThreadParams, TakeBody>()(
  'takeThread',
  'contact',
  'POST /api/chat/v1/thread/:id/take',
)
