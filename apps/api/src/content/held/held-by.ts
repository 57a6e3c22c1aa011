import { type SQL, sql } from 'drizzle-orm'

/** What people may have of something of the fair. */
export const figures = [
  'conversations',
  'messages',
  'cards',
  'favourites',
  'saved_answers',
  'enquiries',
] as const
export type Figure = (typeof figures)[number]

/** What an organiser may withdraw or delete, and people may have something of. */
export const heldKinds = [
  'exhibition',
  'company',
  'booth',
  'contact',
  'product',
  'document',
  'video',
  'session',
] as const
export type HeldKind = (typeof heldKinds)[number]

/** Rows of `thing`, one of the ids, and `held`, which names what somebody has of it. */
type HeldRows = (ids: SQL) => SQL

const real = (account: SQL) =>
  sql`exists (select 1 from account where account.id = ${account} and not account.demo)`

const threadsWhere = (thing: SQL, ids: SQL) => sql`select ${thing} as thing, thread.id as thread
  from thread join exhibitor as booth on booth.company_id = thread.company_id
    and booth.exhibition_id = thread.exhibition_id
  where ${thing} = any (${ids}) and ${real(sql`thread.visitor_id`)}`

/** A conversation outlives its booth when that was deleted before booths could be withdrawn. */
const threads: Partial<Record<HeldKind, HeldRows>> = {
  exhibition: (ids) => sql`select exhibition_id as thing, id as thread from thread
    where exhibition_id = any (${ids}) and ${real(sql`visitor_id`)}`,
  company: (ids) => sql`select company_id as thing, id as thread from thread
    where company_id = any (${ids}) and ${real(sql`visitor_id`)}`,
  booth: (ids) => threadsWhere(sql`booth.id`, ids),
}

const perThread = (select: (rows: SQL) => SQL): Partial<Record<HeldKind, HeldRows>> =>
  Object.fromEntries(Object.entries(threads).map(([kind, rows]) => [kind, (ids: SQL) => select(rows(ids))]))

const cardsWhere = (thing: SQL, ids: SQL) => sql`select ${thing} as thing, card.id::text as held
  from card_exchange as card join contact on contact.id = card.contact_id
  where ${thing} = any (${ids}) and card.revoked_at is null and ${real(sql`card.account_id`)}`

/** Favourites name what they are of by kind and text. `exhibition` is null for those of any. */
const favouritesOf = (targets: SQL) => sql`select target.thing, favourite.id::text as held
  from favourite join (${targets}) as target (thing, kind, target, exhibition)
    on target.kind = favourite.kind and target.target = favourite.target
      and (target.exhibition is null or target.exhibition = favourite.exhibition_id)
  where ${real(sql`favourite.account_id`)}`

const anywhere = sql`null::int`

/** A booth’s company, products and films, by the booth or by its company. */
const boothTargets = (thing: SQL, ids: SQL) => sql`
  select ${thing}, 'exh_company', booth.company_id::text, booth.exhibition_id
    from exhibitor as booth where ${thing} = any (${ids})
  union all select ${thing}, 'exh_product', shown.id::text, ${anywhere} from exhibitor as booth
    join exhibition_product as shown on shown.exhibitor_id = booth.id where ${thing} = any (${ids})
  union all select ${thing}, 'resource', 'video-' || film.id, booth.exhibition_id from exhibitor as booth
    join video as film on film.company_id = booth.company_id where ${thing} = any (${ids})`

const plainTargets = (kind: string, id: SQL, table: SQL) => (ids: SQL) =>
  favouritesOf(sql`select id, ${kind}::text, ${id}, ${anywhere} from ${table} where id = any (${ids})`)

export const heldBy: Record<Figure, Partial<Record<HeldKind, HeldRows>>> = {
  conversations: perThread((rows) => sql`select thing, thread::text as held from (${rows}) as of_thing`),
  messages: perThread(
    (rows) => sql`select thing, message.thread_id || ' ' || message.sequence as held
      from (${rows}) as of_thing join message on message.thread_id = of_thing.thread`,
  ),
  cards: {
    exhibition: (ids) => cardsWhere(sql`card.exhibition_id`, ids),
    company: (ids) => cardsWhere(sql`contact.company_id`, ids),
    contact: (ids) => cardsWhere(sql`contact.id`, ids),
    booth: (ids) => sql`select booth.id as thing, card.id::text as held from exhibitor as booth
      join contact on contact.company_id = booth.company_id
      join card_exchange as card on card.contact_id = contact.id and card.exhibition_id = booth.exhibition_id
      where booth.id = any (${ids}) and card.revoked_at is null and ${real(sql`card.account_id`)}`,
  },
  favourites: {
    exhibition: (ids) => sql`select exhibition_id as thing, id::text as held from favourite
      where exhibition_id = any (${ids}) and ${real(sql`favourite.account_id`)}`,
    company: (ids) => favouritesOf(boothTargets(sql`booth.company_id`, ids)),
    booth: (ids) => favouritesOf(boothTargets(sql`booth.id`, ids)),
    product: (ids) =>
      favouritesOf(sql`select product_id, 'exh_product', id::text, ${anywhere} from exhibition_product
        where product_id = any (${ids})`),
    document: plainTargets('com_doc', sql`id::text`, sql`document`),
    video: plainTargets('resource', sql`'video-' || id`, sql`video`),
    session: plainTargets('session', sql`id::text`, sql`programme_session`),
  },
  saved_answers: {
    company: (ids) => sql`select company_id as thing, id::text as held from saved_answer
      where company_id = any (${ids})`,
  },
  enquiries: {
    exhibition: (ids) => sql`select exhibition_id as thing, id::text as held from enquiry
      where exhibition_id = any (${ids})`,
  },
}
