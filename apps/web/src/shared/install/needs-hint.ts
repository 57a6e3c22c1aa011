/** Safari on iOS and iPadOS installs only by its own menu. Browsers inside other programs, such as WeChat, cannot at all. */
export function needsHint(userAgent: string, touchPoints: number): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  return (
    isApple && /Safari\//.test(userAgent) && !/MicroMessenger|CriOS|FxiOS|EdgiOS|DingTalk/.test(userAgent)
  )
}
