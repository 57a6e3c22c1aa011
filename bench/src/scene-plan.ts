import { type HallPlanReply, industries, type StandTier } from '@tradefloor/contract'

/** A hall of so many booths, the same at every run: eight industries, a tenth of large stands, a fifth of corners. */
export function planOf(count: number): HallPlanReply {
  return {
    res: 1,
    mes: '',
    errMes: '',
    data: {
      exhibition_id: 1,
      name: { cn: '千展台大展', en: 'Fair of a Thousand Booths' },
      industry: null,
      total: count,
      booths: Array.from({ length: count }, (_, i) => ({
        company_id: i + 1,
        instance_id: 100_001 + i,
        name: { cn: `第${i + 1}号展商有限公司`, en: `Exhibitor Number ${i + 1} Co., Ltd.` },
        logo_url: '',
        poster_url: null,
        color: null,
        tier: tierOf(i),
        industry: industries[i % industries.length] ?? null,
        booth_no: null,
        url: '',
        is_store: 0,
      })),
    },
  }
}

const tierOf = (i: number): StandTier => (i % 10 === 3 ? 'custom' : i % 5 === 1 ? 'corner' : 'shell')
