/** What a journey's visitor holds in hand. */
export interface Device {
  width: number
  height: number
  language: 'zh' | 'en'
  /** The browser's own, unless it is to be taken for another device. */
  userAgent?: string
}

export const desktop = { width: 1280, height: 800 }

const phone = { width: 390, height: 844 }

/** The same browser engines on phones. */
export const phones = {
  firefox: { ...phone, userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' },
  webkit: {
    ...phone,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  },
}
