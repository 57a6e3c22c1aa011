import type { Language } from '@tradefloor/contract'
import type { Candidate, Described, EntityKind, QueryPlan, Subject } from '@tradefloor/search'
import type { SQL } from 'drizzle-orm'
import type { Clock } from './config/clock.ts'
import type { Config } from './config/config.ts'
import type { FairDetails } from './config/fair-details.ts'
import type { Secrets } from './config/secrets.ts'
import type { Database, Queries } from './db/open-database.ts'
import type { PersonalData } from './db/personal-data.ts'
import type { Delivery } from './delivery/delivery.ts'
import type { Outbox } from './delivery/outbox.ts'
import type { Limits } from './http/limits.ts'
import type { ReplyCache } from './http/reply-cache.ts'

interface Searched {
  exhibitionId: number
  what: 'exhibitor' | 'product'
  language: Language
  words: string
}

/** Counts searches: all, those that found nothing, and those by which a booth was opened. */
export interface SearchCounter {
  noteSearch(search: Searched & { isMiss: boolean }): void
  noteOpened(search: Searched): void
  /** Writes down what was counted. */
  flush(options?: { most?: number }): Promise<void>
  /** Deletes words that are no longer of use. */
  sweep(options?: { days?: number }): Promise<void>
  /** Deletes the words of somebody's name. */
  forget(db: Queries, words: string): Promise<void>
}

/** Rows of a small fair's index, so that a search reads only which of them match. */
export interface RowCache {
  /** Whether all rows of the kind were here when they were last read. */
  has(kind: EntityKind): boolean
  find<Found extends Candidate>(kind: EntityKind, condition: SQL, most: number): Promise<Found[]>
}

/** What a node knows of the search index as a whole. */
export interface SearchKnowledge {
  rowCache: RowCache
  /** Waits until it is loaded for the first time. */
  ready(): Promise<void>
  /** The index has changed. */
  reload(): Promise<void>
  /** `typing`: the last word may not be whole yet; `literal`: without what the vocabulary and the glossary know. */
  plan(words: string, how?: { typing?: boolean; literal?: boolean }): QueryPlan
  /** What a row of the index, or somebody's own text, is about. */
  subjectOf(what: Described | string): Subject
  /** Of all booths of a company. */
  visitsOf(companyId: number): number
  /** Categories that a query may mean, the best first. */
  findCategories(plan: QueryPlan, most: number): { zh: string; en: string; products: number }[]
  /** Counts of a list, made once until the content changes. */
  counted<Value extends object>(key: string, make: () => Promise<Value>): Promise<Value>
}

/** Everything the app is built from. Tests build the same app from the same parts, with a clock that stands still. */
export interface Dependencies {
  config: Config
  clock: Clock
  database: Database
  signingKey: string
  answers: ReplyCache
  fair: FairDetails
  secrets: Secrets
  limits: Limits
  personalData: PersonalData
  search: SearchKnowledge
  searchCounts: SearchCounter
  outbox: Outbox
  delivery: Delivery
}
