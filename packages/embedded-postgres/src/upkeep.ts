import type { Pool } from 'pg'
import type { Log } from './log.ts'

interface UpkeepOptions {
  pool: Pick<Pool, 'query'>
  log: Log
  everyMs: number
  /** Then everybody else has said so, and nothing is to be looked after. */
  isAway(): boolean
}

/**
 * PostgreSQL looks after its tables with processes of its own, which the embedded engine does not have: room that is free
 * again was never used again, and plans were made for tables as they had been when they were empty.
 */
export function startUpkeep({ pool, log, everyMs, isAway }: UpkeepOptions): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const look = async () => {
    try {
      // One after the other: everybody waits for each, and comes in between.
      for (const statement of isAway() ? [] : await findDue(pool)) if (!isStopped) await pool.query(statement)
    } catch (error) {
      if (!isStopped && !isAway())
        log.warn({ reason: reasonOf(error) }, 'the upkeep of the embedded database was put off')
    }
    goOn()
  }
  const goOn = () => {
    if (isStopped) return
    timer = setTimeout(look, everyMs)
    timer.unref()
  }
  goOn()
  return {
    // What is under way is waited for with the pool, which does not wait for ever.
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * A table that is larger is analysed only, which looks at some of its rows: to vacuum it would take as long as a database
 * takes that is stuck.
 */
const mostVacuumed = '64 MB'

/**
 * What is to be done for which table, by PostgreSQL's own measures. What it has counted the engine forgets when it is
 * closed; what it knew when it last looked at a table it does not.
 */
async function findDue(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>(`
    select case when is_small then 'vacuum (analyze) ' else 'analyze ' end || name as statement
    from (
      select format('%I.%I', counted.schemaname, counted.relname) as name,
        pg_table_size(kept.oid) <= pg_size_bytes('${mostVacuumed}') as is_small,
        counted.n_dead_tup > 50 + 0.2 * greatest(kept.reltuples, 0) as is_littered,
        counted.n_mod_since_analyze > 50 + 0.1 * greatest(kept.reltuples, 0) as has_changed,
        pg_relation_size(kept.oid) / current_setting('block_size')::int > 10 + 1.2 * kept.relpages
          or (kept.reltuples < 0 and pg_relation_size(kept.oid) > 0) as is_unknown
      from pg_stat_user_tables as counted join pg_class as kept on kept.oid = counted.relid
    ) as looked_at
    where (is_littered and is_small) or has_changed or is_unknown
    order by name`)
  return rows.map(({ statement }) => statement)
}
