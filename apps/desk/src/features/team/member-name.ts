import type { TeamMember } from '@tradefloor/contract'
import { inLanguage, type Language } from '@tradefloor/ui'

export const memberName = ({ name }: Pick<TeamMember, 'name'>, language: Language): string =>
  inLanguage({ zh: name.cn, en: name.en }, language).text
