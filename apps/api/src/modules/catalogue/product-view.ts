import type { ExhibitionProduct } from '@tradefloor/contract'
import { publicFileAddress } from '../../http/public-file-address.ts'
import { depictionKey, depictionOf } from './depiction.ts'
import { viewPrice } from './price-view.ts'
import type { ProductRow } from './product-queries.ts'

/** As everyone sees it. Both languages are sent as they are: the reader's page says where it shows the other one. */
export function viewProduct({
  id,
  exhibitorId,
  product,
  company,
  exhibition,
  images,
  firstPath,
}: ProductRow): ExhibitionProduct {
  const [first, ...others] = images.map(publicFileAddress)
  const pictures = {
    main_image: first === undefined ? [] : [first],
    sub_images: others.map((url) => ({ url })),
  }
  const said = product.pictureTexts.files ?? {}
  const shows = (language: 'zh' | 'en') =>
    images.some((image) => said[image])
      ? { image_texts: images.map((image) => said[image]?.[language] ?? '') }
      : {}
  return {
    id,
    is_store: 0,
    product: {
      id: product.id,
      ...viewPrice(product),
      model: product.model,
      category: product.categoryZh,
      category_en: product.categoryEn,
      moq: product.moqZh,
      moq_en: product.moqEn,
      depiction: depictionOf(depictionKey(firstPath) ?? '') ?? null,
      cn: {
        name: product.nameZh,
        info: product.infoZh,
        brand: product.brandZh,
        specification: product.specificationZh,
        technical_parameter: product.technicalParameterZh,
        ...pictures,
        ...shows('zh'),
      },
      en: {
        name: product.nameEn,
        info: product.infoEn,
        brand: product.brandEn,
        specification: product.specificationEn,
        technical_parameter: product.technicalParameterEn,
        ...pictures,
        ...shows('en'),
      },
    },
    company: {
      id: company.id,
      name: company.nameZh,
      locales: { en: { name: company.nameEn } },
      logo_url: publicFileAddress(company.logoFileId),
    },
    exhibition: { id: exhibition.id, name: { cn: exhibition.nameZh, en: exhibition.nameEn } },
    vhall: { id: exhibitorId },
  }
}
