import type { Language } from '@tradefloor/contract'

/**
 * What the platform sends to people. Each way is configured or, on a developer's machine, kept in the outbox. What was
 * not accepted within a few seconds throws `NotDelivered`; nothing is tried twice.
 */
export interface Delivery {
  mail(message: Mail): Promise<void>
  sms(message: TextMessage): Promise<void>
  close(): void
}

export interface Mail {
  to: string
  subject: string
  /** Paragraphs, with an empty line between two. The page for readers of HTML is made from it. */
  text: string
  language?: Language
  /** Whom an answer should reach, when that is not us. */
  replyTo?: string
  /** Where such mails can be stopped, for mail programs that have a button for it. */
  unsubscribe?: string
  /** Stands in the text as a paragraph of its own; kept apart so that the outbox can show it. */
  code?: string
  /** The same of a link that opens an account. */
  link?: string
}

export interface TextMessage {
  to: string
  text: string
  /** Names the text to providers that send only what they have approved before. */
  template: string
  code?: string
}
