import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { repositoryRoot } from '../paths.ts'

export const { version } = JSON.parse(readFileSync(resolve(repositoryRoot, 'package.json'), 'utf8')) as {
  version: string
}
