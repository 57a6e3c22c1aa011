import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modelCatalogue, modelFolder } from '../../modules/catalogue/index.ts'
import { problem, type Reading } from './reading.ts'
import type { Source } from './source.ts'

/** What is packed has a picture from the front only. */
const views = ['', '-turned', '-close']

export const isModelReference = (text: string): boolean => text.startsWith('model:')

/** `model:water-pump?colour=blue` as the pictures it stands for, below media; or a sentence why it stands for none. */
export function picturesOfModel(text: string): Reading {
  const parts = /^model:([a-z\d-]+)(?:\?colour=([a-z]+|#[\da-f]{6})(?:&label=(\d{1,9}))?)?$/i.exec(text)
  if (!parts)
    return problem(
      '应写成 model:名称 或 model:名称?colour=颜色，如 model:water-pump?colour=blue',
      'should be written model:name or model:name?colour=colour, such as model:water-pump?colour=blue',
    )
  const name = (parts[1] ?? '').toLowerCase()
  const model = Object.hasOwn(modelCatalogue(), name) ? modelCatalogue()[name] : undefined
  if (!model) {
    const [zh, en] = likeNames(name)
    return problem(
      `没有名为 ${name} 的模型；相近的有：${zh}`,
      `names the model ${name}, which is not there; like it are: ${en}`,
    )
  }
  const colours = Object.keys(model.colours)
  const wished = parts[2]?.toLowerCase()
  const colour = wished?.startsWith('#') ? nearest(wished, model.colours) : (wished ?? colours[0])
  if (!colour || !colours.includes(colour))
    return problem(
      `模型 ${name} 没有 ${wished} 色；可选：${colours.join('、')}`,
      `wants the model ${name} in ${wished}; there are: ${colours.join(', ')}`,
    )
  const general = views
    .map((view) => `${name}/${colour}${view}.webp`)
    .filter((path) => existsSync(join(modelFolder, path)))
    .map((path) => `models/${path}`)
  return parts[3] ? labelled(name, colour, parts[3], general) : { value: general }
}

/** The first picture bears the name of a product of the demo fair, where the model has a label. */
function labelled(name: string, colour: string, product: string, [, ...others]: string[]): Reading {
  const own = `worded/${name}/${colour}/${product}.webp`
  if (existsSync(join(modelFolder, own))) return { value: [`models/${own}`, ...others] }
  return problem(
    `模型 ${name} 没有为产品 ${product} 印好名称的 ${colour} 色图片`,
    `wants the model ${name} in ${colour} with the label of product ${product}; there is no such picture`,
  )
}

const channels = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))

/** The colour that comes nearest to one that is written as #rrggbb. */
function nearest(wished: string, colours: Readonly<Record<string, { body: string }>>): string | undefined {
  const far = ({ body }: { body: string }) => {
    const [a, b] = [channels(body), channels(wished)]
    return a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0)
  }
  return Object.entries(colours).sort(([, a], [, b]) => far(a) - far(b))[0]?.[0]
}

/** The five names with most in common with a name that is not there, for both languages. */
function likeNames(name: string): [zh: string, en: string] {
  const pairs = (word: string) => new Set(Array.from(word.slice(1), (letter, i) => (word[i] ?? '') + letter))
  const own = pairs(name)
  const alike = (other: string) => {
    const theirs = pairs(other)
    return [...theirs].filter((pair) => own.has(pair)).length / (own.size + theirs.size || 1)
  }
  const best = Object.entries(modelCatalogue())
    .sort(([a], [b]) => alike(b) - alike(a) || (a < b ? -1 : 1))
    .slice(0, 5)
  return [
    best.map(([key, model]) => `${key}（${model.name.zh}）`).join('、'),
    best.map(([key]) => key).join(', '),
  ]
}

const below = 'media/models/'

/** A source to which the pictures of models belong, unless it has files of these names itself. */
export function withModelPictures(source: Source): Source {
  const fileOf = (path: string) =>
    path.startsWith(below) && !source.has(path) ? join(modelFolder, path.slice(below.length)) : undefined
  return {
    paths: source.paths,
    has: (path) => source.has(path) || existsSync(fileOf(path) ?? ''),
    sizeOf: (path) => {
      const file = fileOf(path)
      return file ? statSync(file).size : source.sizeOf(path)
    },
    read: (path) => {
      const file = fileOf(path)
      return file ? readFile(file) : source.read(path)
    },
    close: () => source.close(),
  }
}
