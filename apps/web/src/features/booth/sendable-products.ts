import type { Booth } from './queries.ts'
import { useBoothProducts } from './queries.ts'

/** What a visitor can put into a message to this booth. */
export function useSendableProducts(booth: Booth) {
  return (useBoothProducts(booth).data?.list ?? []).map(({ id, product }) => ({
    id,
    name: { zh: product.cn.name, en: product.en.name },
    image: product.cn.main_image[0] ?? '',
  }))
}
