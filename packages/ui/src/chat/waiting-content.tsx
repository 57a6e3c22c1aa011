import { useText } from '../language/language-provider.tsx'
import { LinkedText } from './linked-text.tsx'
import { sendTexts } from './texts.ts'

interface WaitingContentProps {
  parts: {
    text?: string | undefined
    picture?: unknown
    exhibition_product_id?: unknown
    com_doc_id?: unknown
  }
  onFollow: (href: string) => void
}

/** What is on its way: its words, or in a word what it is. */
export function WaitingContent({ parts, onFollow }: WaitingContentProps) {
  const t = useText(sendTexts)
  const kind = parts.picture ? 'picture' : parts.com_doc_id ? 'document' : 'product'
  return <LinkedText text={parts.text || t(kind)} onFollow={onFollow} />
}
