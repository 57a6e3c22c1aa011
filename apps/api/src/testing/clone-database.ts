import { inject } from 'vitest'
import { loadDemoFair } from '../content/load-demo-fair.ts'
import type { DatabaseOptions } from '../db/open-database.ts'
import {
  type Clone,
  cloneInFolder,
  cloneOnServer,
  copyOfTemplate,
  demoTemplate,
  type Template,
} from './test-database.ts'
import { makeFolderIn } from './test-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

type Changes = Partial<DatabaseOptions>

/** A fresh, migrated database of the kind the suite runs on; close it at the end. */
export function cloneDatabase(changes: Changes = {}): Promise<Clone> {
  const template = inject('template')
  return template.server ? cloneOnServer(template.server, changes) : cloneInFolder(template, changes)
}

/** The same with the demo fair in it, as of the given moment; every test file of a run names the same one. */
export async function cloneDemo(now: Date): Promise<Clone> {
  const template = await demoOf(inject('template'), now)
  return template.server ? cloneOnServer(template.server, {}) : cloneInFolder(template, {})
}

const demoOf = (template: Template, now: Date) =>
  demoTemplate(template, (database) => loadDemoFair(database, now))

/** A fresh one, but the embedded one whatever the suite runs on: for what only concerns that one. */
export const cloneEmbedded = (changes: Changes = {}) => cloneInFolder(inject('template'), changes)

/** A migrated data folder that nobody has open yet. */
export const cloneFolder = () => copyOfTemplate(inject('template'))

/** The same with the demo fair in it. */
export const cloneDemoFolder = async (now: Date) =>
  copyOfTemplate(await demoOf({ ...inject('template'), server: null }, now))

/** An empty folder that is gone at the end of the run. */
export const testFolder = (name: string) => makeFolderIn(inject('template').run, name)
