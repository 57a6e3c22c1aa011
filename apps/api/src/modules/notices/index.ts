export { findNotices, type NewNotice, type NoticeRow } from './notice-queries.ts'
export { addNoticeCalls } from './notice-routes.ts'
export { isUp, listNotices, noticesAtOnce, putUpNotice, takeDownNotices } from './notice-service.ts'
