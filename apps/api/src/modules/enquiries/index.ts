export { type EnquiryFilter, type EnquiryRow, findEnquiries, markEnquiries } from './enquiry-queries.ts'
export { addEnquiryCalls } from './enquiry-routes.ts'
export { deleteOldEnquiries, mailPendingEnquiries } from './enquiry-sweep.ts'
