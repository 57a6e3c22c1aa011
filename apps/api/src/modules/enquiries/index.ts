export { addEnquiryCalls } from './enquiry-routes.ts'
export { mailPendingEnquiries } from './enquiry-sweep.ts'
