import { prepare } from './prepare.mjs'
import { runAsScript } from './script.mjs'

await runAsScript(() => prepare())
