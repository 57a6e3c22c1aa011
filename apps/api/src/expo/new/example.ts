import { fairDay } from '@tradefloor/contract'
import sharp from 'sharp'
import { dayAfter } from '../../content/days.ts'
import { writeCsv } from '../../content/format/write-csv.ts'

/** A fair with one exhibition and one of each, to be written over by the organiser's own. */
export function exampleFiles(now: Date): Record<string, string> {
  // Being held from today, so that it is seen on the home page at once.
  const opens = fairDay(now)
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  return {
    'fair.json': json({
      name: { zh: '我的云展', en: 'My Fair' },
      tagline: { zh: '一句话介绍您的展会', en: 'Your fair in a line' },
      organiser: { zh: '主办方名称', en: 'Name of the organiser' },
      phone: '0580-000 0000',
    }),
    'exhibitions/1.json': json({
      id: 1,
      name: { zh: '我的第一个展会', en: 'My First Exhibition' },
      place: { zh: '会展中心 1 号馆', en: 'Hall 1, Exhibition Centre' },
      industry: 'home',
      opens: `${opens} 09:00`,
      closes: `${dayAfter(opens, 6)} 17:00`,
      banner: 'banner.png',
    }),
    'companies.csv': writeCsv('companies', [
      {
        id: '1',
        'name.zh': '示例企业有限公司',
        'name.en': 'Example Company Ltd',
        industry: 'home',
        'info.zh': '请把这一行换成您的第一家参展企业。',
        'info.en': 'Write your first exhibitor over this line.',
        logo: 'logos/1.png',
        booths: '1:A101',
      },
    ]),
    'contacts.csv': writeCsv('contacts', [
      {
        id: '1',
        company: '1',
        'name.zh': '示例联系人',
        'name.en': 'Example Contact',
        'post.zh': '销售经理',
        'post.en': 'Sales Manager',
        email: 'contact@example.com',
      },
    ]),
    'products.csv': writeCsv('products', [
      {
        id: '1',
        company: '1',
        'name.zh': '示例展品',
        'name.en': 'Example Product',
        price_low: '10',
        price_high: '12.5',
        price_unit: 'kg',
        price_currency: 'CNY',
        images: 'products/1.png',
      },
    ]),
    'guests.csv': writeCsv('guests', []),
    'documents.csv': writeCsv('documents', []),
    'videos.csv': writeCsv('videos', []),
    'booth-documents.csv': writeCsv('booth-documents', []),
    'schedule.csv': writeCsv('schedule', []),
    'glossary.csv': writeCsv('glossary', [
      {
        id: '1',
        'terms.zh': '示例展品; 样例展品',
        'terms.en': 'example product; sample',
      },
    ]),
  }
}

/** Plain pictures of the right sizes, to be replaced. */
export async function examplePictures(): Promise<Record<string, Buffer>> {
  const picture = (width: number, height: number, from: string, to: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="#fff" fill-opacity=".85"/></svg>`,
      ),
    )
      .png()
      .toBuffer()
  return {
    'media/banner.png': await picture(1280, 672, '#0d5bd0', '#7fb6f5'),
    'media/logos/1.png': await picture(320, 320, '#0b3f7a', '#0d5bd0'),
    'media/products/1.png': await picture(800, 800, '#f6e9d9', '#e0c49c'),
  }
}
