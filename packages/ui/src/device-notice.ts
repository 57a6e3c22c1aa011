/** Not in every browser, and only where the connection is safe. */
export const canNotify = () => typeof Notification !== 'undefined' && window.isSecureContext

export interface DeviceNotice {
  title: string
  body?: string
  /** One of a name is shown at a time, whichever tab tells of it. */
  tag: string
  /** Where it leads, as an address of this site: a worker, which tells of it on some phones, knows nothing else. */
  address: string
  /** The same within the page, where it is the page that tells. */
  onOpen: () => void
}

/** Tells by the device's own notices, where the reader has allowed it. */
export async function showDeviceNotice({
  title,
  body = '',
  tag,
  address,
  onOpen,
}: DeviceNotice): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  const words = { body: body.slice(0, 120), tag }
  try {
    const notice = new Notification(title, words)
    notice.onclick = () => {
      window.focus()
      notice.close()
      onOpen()
    }
  } catch {
    // Android lets only a worker tell. Where there is none, what is unread is counted all the same.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
    await worker?.showNotification(title, { ...words, data: { address } }).catch(() => {})
  }
}
