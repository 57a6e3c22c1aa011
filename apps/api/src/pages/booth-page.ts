import type { ExhibitionProduct, ExhibitorDetail } from '@tradefloor/contract'
import * as calls from '@tradefloor/contract'
import { boothAddress, exhibitionAddress, productAddress } from '@tradefloor/rules'
import type { Dependencies } from '../dependencies.ts'
import { dataReply } from '../http/envelope.ts'
import {
  getExhibition,
  getExhibitor,
  listBoothResources,
  listProducts,
} from '../modules/exhibitions/index.ts'
import { industryOf } from './exhibition-lines.ts'
import { type Html, html, nothing } from './html.ts'
import { bringAlong, type PageContent } from './page-content.ts'
import { outsideLink, type Speech, section, shortened } from './page-speech.ts'

export interface BoothOf {
  companyId: number
  exhibitionId: number
}

/** Everything that a booth's page asks first, with its questions. */
export async function readBooth(deps: Dependencies, { companyId, exhibitionId }: BoothOf) {
  const productsQuery = {
    company_id: companyId,
    exhibition_id: exhibitionId,
    size: calls.mostProductsOfABooth,
  }
  const [exhibitor, exhibition, products] = await Promise.all([
    getExhibitor(deps, companyId, exhibitionId),
    getExhibition(deps, exhibitionId),
    listProducts(deps, productsQuery),
  ])
  const filmsQuery = { type: 'video', exhibition_id: exhibitionId, hall_id: exhibitor.info.vhall.id } as const
  const films = await listBoothResources(deps, filmsQuery)
  return {
    exhibitor: exhibitor.info,
    products: products.list,
    answers: [
      [calls.getExhibitor, { params: { id: companyId }, query: { exhibition_id: exhibitionId } }, exhibitor],
      [calls.getExhibition, { params: { id: exhibitionId } }, dataReply(exhibition)],
      [calls.listBoothResources, { query: filmsQuery }, films],
      [calls.listProducts, { query: productsQuery }, products],
    ] as const,
  }
}

export async function boothPage(deps: Dependencies, ids: BoothOf, speech: Speech): Promise<PageContent> {
  const { exhibitor, products, answers } = await readBooth(deps, ids)
  const { words, plain } = speech
  const name = plain(companyNames(exhibitor.company))
  const about = plain(wordsOf(exhibitor, 'info')) || plain(wordsOf(exhibitor, 'main_products'))
  // A logo alone makes a poor preview.
  const pictured = products.find(({ product }) => product.cn.main_image.length > 0)
  const poster = exhibitor.poster && {
    exhibitionId: exhibitor.exhibition_id,
    companyId: ids.companyId,
    version: exhibitor.poster,
  }
  const picture = poster
    ? calls.boothPosterAddress(poster, speech.language, 'preview')
    : exhibitor.profile.cn.images[0]?.url || pictured?.product.cn.main_image[0] || exhibitor.company.logo_url
  return {
    title: name,
    description: shortened([plain(exhibitionNamesOf(exhibitor)), about].filter(Boolean).join(' · ')),
    address: boothAddress(ids),
    ...(picture ? { picture } : {}),
    data: companyData(exhibitor, speech),
    facts: html`${factsOf(exhibitor, speech)}${section(
      words.products,
      products.map((product) => productLine(product, speech)),
    )}`,
    answers: bringAlong(answers),
  }
}

export const companyNames = ({ name, locales }: ExhibitionProduct['company']) => ({
  zh: name,
  en: locales.en.name,
})

const exhibitionNamesOf = ({ vhall }: ExhibitorDetail) => ({
  zh: vhall.exhibition_name.cn,
  en: vhall.exhibition_name.en,
})

const wordsOf = (
  { profile: { cn, en } }: ExhibitorDetail,
  field: 'info' | 'main_products' | 'sale_scope',
) => ({
  zh: cn[field],
  en: en[field],
})

/** Not whom to telephone: that is for people who came to the booth, and not for whoever collects numbers. */
function factsOf(exhibitor: ExhibitorDetail, speech: Speech): Html {
  const { company, booth_no, industry } = exhibitor
  const { words, fact, marked, link, paragraphs } = speech
  return html`<h1>${marked(companyNames(company))}</h1>${
    company.logo_url ? html`<img src="${company.logo_url}?w=160" alt="" loading="lazy" width="96">` : nothing
  }${paragraphs(wordsOf(exhibitor, 'info'))}<dl>${[
    fact(
      words.exhibition,
      link(exhibitionAddress(exhibitor.exhibition_id), marked(exhibitionNamesOf(exhibitor))),
    ),
    fact(words.boothNo, booth_no),
    fact(words.industry, industryOf(industry, speech)),
    fact(words.mainProducts, marked(wordsOf(exhibitor, 'main_products'))),
    fact(words.saleScope, marked(wordsOf(exhibitor, 'sale_scope'))),
    fact(words.capital, marked({ zh: company.register_capital, en: company.locales.en.register_capital })),
    fact(words.address, marked({ zh: company.address, en: company.locales.en.address })),
    fact(words.website, company.website ? outsideLink(company.website) : null),
  ]}</dl>`
}

export const productLine = (product: ExhibitionProduct, { link, marked }: Speech): Html =>
  link(
    productAddress({
      companyId: product.company.id,
      exhibitionId: product.exhibition.id,
      productId: product.id,
    }),
    marked({ zh: product.product.cn.name, en: product.product.en.name }),
  )

const companyData = (exhibitor: ExhibitorDetail, { plain }: Speech) => ({
  '@type': 'Organization',
  name: plain(companyNames(exhibitor.company)),
  description: shortened(plain(wordsOf(exhibitor, 'info')), 500) || undefined,
  address: plain({ zh: exhibitor.company.address, en: exhibitor.company.locales.en.address }) || undefined,
})
