import type { ExhibitionProduct } from '@tradefloor/contract'
import { inLanguage, type Language, type LocalText } from '@tradefloor/ui'
import { productText } from '../../../domains/catalogue/product-text.ts'

export type FactName = 'brand' | 'model' | 'specification' | 'technical' | 'brief'

/** What is known of a product, in the order it is read; what its exhibitor left empty is left out. */
export function productFacts(product: ExhibitionProduct, language: Language): [FactName, LocalText][] {
  const { model } = product.product
  const facts: [FactName, LocalText][] = [
    ['brand', productText(product, 'brand', language)],
    ['model', { text: model.trim(), language, borrowed: false }],
    ['specification', productText(product, 'specification', language)],
    ['technical', productText(product, 'technical_parameter', language)],
    ['brief', productText(product, 'info', language)],
  ]
  return facts.filter(([, { text }]) => text !== '')
}

export const productCategory = ({ product }: ExhibitionProduct, language: Language): LocalText =>
  inLanguage({ zh: product.category ?? '', en: product.category_en ?? '' }, language)

/** The smallest order. */
export const productLeast = ({ product }: ExhibitionProduct, language: Language): LocalText =>
  inLanguage({ zh: product.moq ?? '', en: product.moq_en ?? '' }, language)
