import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { useInbox } from './messenger-context.tsx'

/** Of a page behind the sign-on. */
export const usePageTitle = (page: string) => useDocumentTitle(page, useInbox()?.unread)
