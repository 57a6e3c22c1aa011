export { findNotices, type NewNotice, type NoticeRow } from './notice-queries.ts'
export { addNoticeCalls } from './notice-routes.ts'
export { isUp, listNotices, noticesAtOnce, putUpNotice, removeNotices } from './notice-service.ts'
