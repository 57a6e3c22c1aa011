import type { PgTable } from 'drizzle-orm/pg-core'
import { searchText, sortKey } from '../../modules/catalogue/index.ts'
import type { StoredSlide } from '../../schema/index.ts'
import * as schema from '../../schema/index.ts'
import type { TableName, Words } from '../format/columns.ts'
import type { SlideValue, Value } from '../format/values.ts'
import {
  asFile,
  asMoment,
  asNumber,
  asStream,
  type Binding,
  inColumn,
  inWords,
  type Row,
  type Surroundings,
} from './bindings.ts'
import { asPictureTexts } from './picture-texts.ts'

type Values = Record<string, Value>

/** A field that is kept as rows of another table. */
export interface ListField {
  table: PgTable
  /** The column that names the record. */
  owner: string
  toRows(id: number, values: Values, surroundings: Surroundings): Row[]
  /** The rows come in their order. */
  fromRows(rows: Row[], surroundings: Surroundings): Value
}

/** Where a table of the format is kept. */
export interface Shape {
  table: PgTable
  fields: Record<string, Binding>
  lists?: Record<string, ListField>
  /** What is kept besides because it follows from the fields. */
  derived?(values: Values): Row
  /** What is set once, when the record comes in. */
  atFirst?(now: Date): Row
}

const name = inWords('nameZh', 'nameEn')
const words = (values: Values, field: string) => values[field] as Words

const files = (table: PgTable, owner: string, field: string): ListField => ({
  table,
  owner,
  toRows: (id, values, { fileAt }) =>
    ((values[field] ?? []) as string[]).map((path, position) => ({
      [owner]: id,
      position,
      fileId: fileAt(path),
    })),
  fromRows: (rows, { pathOf }) =>
    rows.length === 0 ? null : rows.map(({ fileId }) => pathOf(String(fileId))),
})

const numbers = (rows: Row[], column: string) =>
  rows.length === 0 ? null : rows.map((row) => Number(row[column]))

/** The company that stands for the organiser and under whose number the exhibitions are listed. */
const organiserCompanyId = 582

export const shapes: Record<TableName, Shape> = {
  fair: {
    table: schema.fair,
    fields: {
      name,
      tagline: inWords('taglineZh', 'taglineEn'),
      organiser: inWords('organiserZh', 'organiserEn'),
      phone: inColumn('phone'),
      filing_number: inColumn('filingNumber'),
    },
  },
  exhibitions: {
    table: schema.exhibition,
    fields: {
      name,
      place: inWords('placeZh', 'placeEn'),
      industry: inColumn('industry'),
      lasting: inColumn('lasting'),
      opens: asMoment('opensAt', 'opensDayOffset'),
      closes: asMoment('closesAt', 'closesDayOffset'),
      banner: asFile('mainFileId'),
      profile: {
        toRow: (value) => ({ profile: value ?? {} }),
        fromRow: ({ profile }) => (Object.keys(profile as object).length === 0 ? null : (profile as Value)),
      },
    },
    derived: () => ({ organiserCompanyId }),
  },
  companies: {
    table: schema.company,
    fields: {
      name,
      industry: inColumn('industry'),
      country: inColumn('country'),
      province: inColumn('province'),
      city: inColumn('city'),
      area: inColumn('area'),
      address: inWords('addressZh', 'addressEn'),
      manager: inWords('managerName', 'managerNameEn'),
      manager_phone: inColumn('managerPhone'),
      email: inColumn('email'),
      phone: inColumn('phone'),
      website: inColumn('website'),
      register_capital: inWords('registerCapital', 'registerCapitalEn'),
      employees: inColumn('employeeNum', 0),
      info: inWords('infoZh', 'infoEn'),
      main_products: inWords('mainProductsZh', 'mainProductsEn'),
      sale_scope: inWords('saleScopeZh', 'saleScopeEn'),
      logo: asFile('logoFileId'),
      stand: inColumn('stand'),
    },
    lists: {
      images: files(schema.companyImage, 'companyId', 'images'),
      posters: files(schema.companyPoster, 'companyId', 'posters'),
    },
    derived: (values) => {
      const { zh, en } = words(values, 'name')
      return { sortKey: sortKey(zh, en), searchText: searchText(zh, en) }
    },
  },
  contacts: {
    table: schema.contact,
    fields: {
      company: inColumn('companyId'),
      name,
      post: inWords('postZh', 'postEn'),
      phone: inColumn('phone'),
      email: inColumn('email'),
      card: inColumn('cardPublished'),
    },
  },
  products: {
    table: schema.product,
    fields: {
      company: inColumn('companyId'),
      name,
      model: inColumn('model'),
      category: inWords('categoryZh', 'categoryEn', null),
      price_low: inColumn('priceLow', null),
      price_high: inColumn('priceHigh', null),
      price_unit: inColumn('priceUnit', null),
      price_currency: inColumn('priceCurrency'),
      moq: inWords('moqZh', 'moqEn', null),
      brand: inWords('brandZh', 'brandEn'),
      specification: inWords('specificationZh', 'specificationEn'),
      technical_parameter: inWords('technicalParameterZh', 'technicalParameterEn'),
      info: inWords('infoZh', 'infoEn'),
      picture_texts: asPictureTexts('pictureTexts'),
      position: inColumn('position', null),
    },
    lists: { images: files(schema.productImage, 'productId', 'images') },
    derived: (values) => {
      const { zh, en } = words(values, 'name')
      const brand = words(values, 'brand')
      return {
        sortKey: sortKey(zh, en),
        searchText: searchText(zh, en, brand.zh, brand.en, String(values.model ?? '')),
      }
    },
    atFirst: (now) => ({ addedAt: now }),
  },
  guests: {
    table: schema.guest,
    fields: {
      exhibition: inColumn('exhibitionId'),
      name,
      post: inWords('postZh', 'postEn'),
      image: asFile('imageFileId'),
    },
  },
  documents: {
    table: schema.document,
    fields: { exhibition: inColumn('exhibitionId'), name, file: asFile('fileId') },
  },
  videos: {
    table: schema.video,
    fields: {
      company: inColumn('companyId'),
      exhibitions: inColumn('exhibitionIds', null),
      name,
      file: asFile('fileId'),
      poster: asFile('posterFileId'),
    },
  },
  'booth-documents': {
    table: schema.boothDocument,
    fields: {
      company: inColumn('companyId'),
      kind: inColumn('kind', null),
      name,
      file: asFile('fileId'),
      position: inColumn('position', null),
    },
  },
  schedule: {
    table: schema.programmeSession,
    fields: {
      exhibition: inColumn('exhibitionId'),
      hall: asNumber('hallId'),
      theme: inWords('themeZh', 'themeEn'),
      title: inWords('titleZh', 'titleEn'),
      starts: asMoment('startsAt', 'startsDayOffset'),
      ends: asMoment('endsAt', 'endsDayOffset'),
      live: asStream('liveUrl', 'live'),
      playback: asStream('playBack', 'replay'),
      captions_zh: asFile('captionsZhFileId'),
      captions_en: asFile('captionsEnFileId'),
    },
    lists: {
      guests: {
        table: schema.sessionGuest,
        owner: 'sessionId',
        toRows: (sessionId, { guests }) =>
          ((guests ?? []) as number[]).map((guestId, position) => ({ sessionId, guestId, position })),
        fromRows: (rows) => numbers(rows, 'guestId'),
      },
      // What is said of a session's papers is said of its first guest, who brings them.
      documents: {
        table: schema.sessionDocument,
        owner: 'sessionId',
        toRows: (sessionId, { guests, documents }) => {
          const [guestId] = (guests ?? []) as number[]
          return ((documents ?? []) as number[]).map((documentId, position) => ({
            sessionId,
            guestId,
            documentId,
            position,
          }))
        },
        fromRows: (rows) => numbers(rows, 'documentId'),
      },
    },
  },
  glossary: {
    table: schema.glossaryGroup,
    fields: {
      terms: inWords('termsZh', 'termsEn'),
      topic: inColumn('topic'),
      strike: inColumn('strike'),
    },
  },
  'booth-walls': {
    table: schema.boothWall,
    fields: {
      slides: {
        toRow: (value, { fileAt }) => ({
          slides: (value as SlideValue[]).map(({ image, hotspots }) => ({
            fileId: fileAt(image),
            hotspots: hotspots.map(({ company, exhibition, ...place }) => ({
              ...place,
              companyId: company,
              exhibitionId: exhibition,
            })),
          })),
        }),
        fromRow: ({ slides }, { pathOf }) =>
          (slides as StoredSlide[]).map(({ fileId, hotspots }) => ({
            image: pathOf(fileId),
            hotspots: hotspots.map(({ x, y, width, height, companyId, exhibitionId }) => ({
              x,
              y,
              width,
              height,
              company: companyId,
              exhibition: exhibitionId,
            })),
          })),
      },
    },
  },
}
