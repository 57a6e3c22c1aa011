import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tables, terminalLanguage } from './messages.mjs'

const holes = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
const keys = Object.keys(tables.en) as (keyof typeof tables.en)[]

describe('the sentences of the tools', () => {
  it('exist in both languages, with the same parameters', () => {
    expect(Object.keys(tables.zh).sort()).toEqual([...keys].sort())
    for (const key of keys) {
      expect(tables.zh[key], key).toMatch(/\p{Script=Han}/u)
      expect(holes(tables.zh[key]), key).toEqual(holes(tables.en[key]))
    }
  })

  it('are all said somewhere', () => {
    const folder = new URL('.', import.meta.url)
    const sources = readdirSync(folder)
      .filter((file) => file.endsWith('.mjs') && file !== 'messages.mjs')
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n')
    expect(keys.filter((key) => !sources.includes(`'${key}'`))).toEqual([])
  })

  it('follow the first locale variable that is set', () => {
    expect(terminalLanguage({ LANG: 'zh_CN.UTF-8' })).toBe('zh')
    expect(terminalLanguage({ LANG: 'zh_CN.UTF-8', LC_MESSAGES: 'en_GB.UTF-8' })).toBe('en')
    expect(terminalLanguage({ LANG: 'en_GB.UTF-8', LC_ALL: 'zh_TW.UTF-8' })).toBe('zh')
    expect(terminalLanguage({})).toBe('en')
  })
})
