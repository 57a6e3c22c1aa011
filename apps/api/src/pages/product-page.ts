import { type ExhibitionProduct, getProduct as productCall } from '@tradefloor/contract'
import { boothAddress, exhibitionAddress, priceText, productAddress } from '@tradefloor/rules'
import type { Dependencies } from '../dependencies.ts'
import { getProduct } from '../modules/exhibitions/index.ts'
import { type BoothOf, companyNames, productLine, readBooth } from './booth-page.ts'
import { type Html, html } from './html.ts'
import { bringAlong, type PageContent } from './page-content.ts'
import { type Speech, section, shortened } from './page-speech.ts'

type Product = ExhibitionProduct['product']

export async function productPage(
  deps: Dependencies,
  { productId, ...ids }: BoothOf & { productId: number },
  speech: Speech,
): Promise<PageContent> {
  const query = { company_id: ids.companyId, exhibition_id: ids.exhibitionId }
  const [booth, reply] = await Promise.all([readBooth(deps, ids), getProduct(deps, productId, query)])
  const { data: shown } = reply
  const { words, plain } = speech
  const name = plain(wordsOf(shown.product, 'name'))
  const picture = shown.product.cn.main_image[0]
  const parts = [
    plain(companyNames(shown.company)),
    priceText(shown.product, speech.language) ?? '',
    plain(wordsOf(shown.product, 'info')),
  ]
  return {
    title: name,
    description: shortened(parts.filter(Boolean).join(' · ')),
    address: productAddress({ ...ids, productId }),
    ...(picture ? { picture } : {}),
    data: productData(shown, speech),
    facts: html`${factsOf(shown, speech)}${section(
      words.products,
      booth.products.filter(({ id }) => id !== productId).map((other) => productLine(other, speech)),
    )}`,
    answers: bringAlong([...booth.answers, [productCall, { params: { id: productId }, query }, reply]]),
  }
}

const wordsOf = (
  { cn, en }: Product,
  field: 'name' | 'info' | 'brand' | 'specification' | 'technical_parameter',
) => ({ zh: cn[field], en: en[field] })

function factsOf({ product, company, exhibition }: ExhibitionProduct, speech: Speech): Html {
  const { words, fact, marked, plain, link, paragraphs } = speech
  const exhibitionId = exhibition.id
  return html`<h1>${marked(wordsOf(product, 'name'))}</h1>${product.cn.main_image
    .slice(0, 1)
    .map(
      (url) =>
        html`<img src="${url}?w=640" alt="${plain({ zh: product.cn.image_texts?.[0] ?? '', en: product.en.image_texts?.[0] ?? '' })}" loading="lazy" width="640">`,
    )}<dl>${[
    fact(
      words.company,
      link(boothAddress({ companyId: company.id, exhibitionId }), marked(companyNames(company))),
    ),
    fact(
      words.exhibition,
      link(exhibitionAddress(exhibitionId), marked({ zh: exhibition.name.cn, en: exhibition.name.en })),
    ),
    fact(words.price, priceText(product, speech.language) ?? ''),
    fact(words.moq, marked({ zh: product.moq, en: product.moq_en })),
    fact(words.brand, marked(wordsOf(product, 'brand'))),
    fact(words.model, product.model),
    fact(words.category, marked({ zh: product.category, en: product.category_en })),
    fact(words.specification, marked(wordsOf(product, 'specification'))),
    fact(words.technical, marked(wordsOf(product, 'technical_parameter'))),
  ]}</dl>${paragraphs(wordsOf(product, 'info'))}`
}

function productData({ product, company }: ExhibitionProduct, { plain }: Speech) {
  const brand = plain(wordsOf(product, 'brand'))
  const prices = [product.price_low, product.price_high].filter((price) => price !== null)
  return {
    '@type': 'Product',
    name: plain(wordsOf(product, 'name')),
    description: shortened(plain(wordsOf(product, 'info')), 500) || undefined,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    model: product.model || undefined,
    category: plain({ zh: product.category, en: product.category_en }) || undefined,
    manufacturer: { '@type': 'Organization', name: plain(companyNames(company)) },
    offers:
      prices.length > 0
        ? {
            '@type': 'AggregateOffer',
            priceCurrency: product.price_currency,
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
          }
        : undefined,
  }
}
