import { startPostgresWithASwitch, startThrowAwayPostgres } from './postgres.mjs'
import { prepare } from './prepare.mjs'
import { runTypeScript } from './run-typescript.mjs'
import { beforeTheEnd, runAsScript } from './script.mjs'

/** @type {Record<string, string>} */
const parts = {
  database: 'apps/api/trials/database/chaos.ts',
  import: 'apps/api/trials/import/chaos.ts',
  'import-served': 'apps/api/trials/import/beside-a-server.ts',
  messages: 'apps/api/trials/messages/drill.ts',
}

const given = { startThrowAwayPostgres, startPostgresWithASwitch, beforeTheEnd }

// All parts; or with `--only <part>` one of them, which takes the options that follow. Options alone are the database's,
// and with --messages the drill's that counts those.
await runAsScript(async () => {
  const args = process.argv.slice(2)
  const [first, second = '', ...rest] = args
  const isAboutMessages = args.some((arg) => /^--messages\b/.test(arg))
  const named = first === '--only' ? parts[second] : undefined
  const only = named ?? parts[isAboutMessages ? 'messages' : 'database']
  // That drill builds its own server, with nothing but the server in it.
  await prepare({ build: only !== parts.messages })
  if (args.length > 0 && only) await runTypeScript(only, named ? rest : args, given)
  else for (const part of Object.values(parts)) await runTypeScript(part, [], given)
})
