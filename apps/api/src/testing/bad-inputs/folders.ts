import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BadInput } from './bad-input.ts'
import { templateFile } from './template.ts'

const notOrdinary = (path: string) => ({
  zh: `${path} 不是普通文件（不接受链接）`,
  en: `${path} is not an ordinary file (links are not taken)`,
})
const nothing = {
  zh: '这里没有展会的内容：没有任何表格。从模板开始：npm run expo -- new',
  en: 'There is nothing of a fair here: not one table. To begin with a template: npm run expo -- new',
}
const empty = (folder: string) => {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
}
const built = (
  name: string,
  build: (folder: string) => string | undefined,
  expected: BadInput['expected'],
): BadInput => ({ name, build, expected, refused: true })

/** Places that are not what they should be. */
export const folderCases: BadInput[] = [
  built('a folder that is not there', (folder) => `${folder}-none`, { zh: '没有 /', en: 'There is no /' }),
  built('a path that no system takes', () => `/${'x'.repeat(5000)}`, { zh: '没有 /', en: 'There is no /' }),
  built('a folder inside a file', (folder) => join(folder, 'fair.json', 'more'), {
    zh: '没有 /',
    en: 'There is no /',
  }),
  built('a file instead of a folder', (folder) => join(folder, 'fair.json'), {
    zh: '既不是文件夹，也不是 zip',
    en: 'is neither a folder nor a zip',
  }),
  built(
    'an empty folder',
    (folder) => {
      empty(folder)
      return undefined
    },
    nothing,
  ),
  built(
    'a folder with pictures and notes, and no table',
    (folder) => {
      empty(folder)
      mkdirSync(join(folder, 'media'))
      writeFileSync(join(folder, 'media', 'a.png'), 'x')
      writeFileSync(join(folder, 'notes.txt'), 'x')
      return undefined
    },
    nothing,
  ),
  built(
    'a table that is a link',
    (folder) => {
      symlinkSync('/etc/passwd', join(folder, 'guests-old.csv'))
      return undefined
    },
    notOrdinary('guests-old.csv'),
  ),
  built(
    'a picture that is a link',
    (folder) => {
      symlinkSync('/etc/hostname', join(folder, 'media', 'link.png'))
      return undefined
    },
    notOrdinary('media/link.png'),
  ),
  built(
    'a folder that is a link, to where it came from',
    (folder) => {
      symlinkSync(folder, join(folder, 'media', 'again'))
      return undefined
    },
    notOrdinary('media/again'),
  ),
  built(
    'a pipe that nobody writes to',
    (folder) => {
      execFileSync('mkfifo', [join(folder, 'media', 'pipe.png')])
      return undefined
    },
    notOrdinary('media/pipe.png'),
  ),
  built(
    'a pipe that is called an archive',
    (folder) => {
      execFileSync('mkfifo', [join(folder, 'pipe.zip')])
      return join(folder, 'pipe.zip')
    },
    { zh: '既不是文件夹，也不是 zip', en: 'is neither a folder nor a zip' },
  ),
  {
    name: 'a file whose name would clear the screen',
    files: { 'x\u001b[2Jy.csv': 'id' },
    expected: { zh: 'x [2Jy.csv 不属于格式', en: 'x [2Jy.csv is not part of the format' },
  },
  {
    name: 'the folder one too high',
    build: (folder) => {
      empty(folder)
      mkdirSync(join(folder, 'my-fair'))
      writeFileSync(join(folder, 'my-fair', 'companies.csv'), String(templateFile('companies.csv')))
      return undefined
    },
    expected: {
      zh: 'my-fair/companies.csv 不属于格式',
      en: 'my-fair/companies.csv is not part of the format',
    },
  },
]
