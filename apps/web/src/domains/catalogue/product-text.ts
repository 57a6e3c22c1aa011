import type { ExhibitionProduct } from '@tradefloor/contract'
import { inLanguage, type Language, type LocalText } from '@tradefloor/ui'

type Words = 'name' | 'info' | 'brand' | 'specification' | 'technical_parameter'

export const productText = ({ product }: ExhibitionProduct, field: Words, language: Language): LocalText =>
  inLanguage({ zh: product.cn[field], en: product.en[field] }, language)

/** What a picture of it shows, in the reader's language or else in the other one; empty where nobody says. */
export function pictureText({ product }: ExhibitionProduct, url: string, language: Language): string {
  const { cn, en } = product
  const at = [...cn.main_image, ...cn.sub_images.map((image) => image.url)].indexOf(url)
  return inLanguage({ zh: cn.image_texts?.[at] ?? '', en: en.image_texts?.[at] ?? '' }, language).text
}

/** Every picture of a product once, the one to show first at the front. */
export function productPictures({ product }: ExhibitionProduct, language: Language): string[] {
  const { main_image, sub_images } = product[language === 'zh' ? 'cn' : 'en']
  const own = [...main_image, ...sub_images.map(({ url }) => url)]
  const all = own.length > 0 ? own : product.cn.main_image
  return [...new Set(all)]
}
