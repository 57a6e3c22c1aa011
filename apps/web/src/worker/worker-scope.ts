// The compiler knows pages, and a page and a worker cannot be told of in one program. This is as much of a worker as
// is used here.

export interface WaitingEvent {
  /** The worker is not ended before this is done. */
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends WaitingEvent {
  readonly request: Request
  /** What the browser has begun to fetch while the worker was starting; nothing where it does not do that. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface NoticeEvent extends WaitingEvent {
  readonly notification: { readonly data: unknown; close(): void }
}

export interface OpenWindow {
  readonly url: string
  focus(): Promise<unknown>
  /** Fails for a window that another worker looks after, or none. */
  navigate(address: string): Promise<unknown>
}

interface Events {
  install: WaitingEvent
  activate: WaitingEvent
  fetch: RequestEvent
  notificationclick: NoticeEvent
}

export interface WorkerScope {
  readonly location: { readonly origin: string; readonly href: string }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(kind: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void): void
}

export const scope = globalThis as unknown as WorkerScope
