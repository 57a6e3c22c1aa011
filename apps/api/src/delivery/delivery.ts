/** What the platform sends to people. Each way is configured or, on a developer's machine, kept in the outbox. */
export interface Delivery {
  mail(message: Mail): Promise<void>
  sms(message: TextMessage): Promise<void>
}

export interface Mail {
  to: string
  subject: string
  text: string
  /** Kept apart so that the outbox can show it. */
  code?: string
}

export interface TextMessage {
  to: string
  text: string
  code?: string
}
