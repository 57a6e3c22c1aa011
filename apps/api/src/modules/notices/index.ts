export { findNotices, type NewNotice, type NoticeRow } from './notice-queries.ts'
export { addNoticeCalls } from './notice-routes.ts'
export { isUp, noticesAtOnce, putUpNotice, takeDownNotices } from './notice-service.ts'
