import type { Language } from '@tradefloor/contract'

const units = {
  zh: { hours: ' 小时', minutes: ' 分', seconds: ' 秒' },
  en: { hours: ' h', minutes: ' min', seconds: ' s' },
}

/** `2 h 05 min`, `44 min 10 s`, `9 s`: with its units, since `44:10` may be hours or minutes. */
export function timeLeft(seconds: number, language: Language): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  const unit = units[language]
  if (hours > 0) return `${hours}${unit.hours} ${two(minutes)}${unit.minutes}`
  if (minutes > 0) return `${minutes}${unit.minutes} ${two(rest)}${unit.seconds}`
  return `${rest}${unit.seconds}`
}
