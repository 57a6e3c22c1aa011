import type { TestProject } from 'vitest/node'
import { dropTemplate, prepareTemplate } from './test-database.ts'

/** Once for the whole API suite: one migrated database, from which each test gets its own. */
export default async function setup(project: TestProject) {
  const template = await prepareTemplate()
  project.provide('template', template)
  return () => dropTemplate(template)
}
