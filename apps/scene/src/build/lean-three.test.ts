import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ShaderChunk } from 'three'
import { expect, test } from 'vitest'
import { leanCore, leanModule, leanShaders, strippedUse } from './lean-three.ts'

const threeFile = (name: string) =>
  createRequire(import.meta.url)
    .resolve('three')
    .replace('three.cjs', name)
const source = readFileSync(threeFile('three.module.js'), 'utf8')

test('Q-01 three.js is as the build expects it', () => {
  expect(leanModule(source).length).toBeLessThan(source.length)
  expect(() => leanModule(source.replace('new WebXRManager', 'new OtherManager'))).toThrow('not as')
})

test('Q-01 no shader that three.js itself asks for is left out', () => {
  const lean = leanModule(source)
  const left = new Set([...lean.matchAll(/^\t(\w+): "",?$/gm)].map(([, name]) => name))
  expect(left.size).toBeGreaterThan(20)
  // Below the table of materials, three.js takes shaders for work of its own: the gloss of a room, for one.
  const [, own = ''] = lean.split('ShaderLib.physical = {')
  const asked = [...own.matchAll(/ShaderChunk\.(\w+)/g)].map(([, name]) => name)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((name) => left.has(name))).toEqual([])
})

test('Q-01 what is left out of a shader does nothing unless a feature is on', () => {
  const lean = leanModule(source)
  const emptied = [...lean.matchAll(/^var (\w+) = "";/gm)].map(([, name = '']) => name)
  expect(emptied.length).toBeGreaterThan(40)
  const kept = Object.keys(ShaderChunk).filter(
    (name) => /_(?:vert|frag)$/.test(name) && !lean.includes(`\t${name}: ""`),
  )
  expect(kept).toContain('meshlambert_frag')
  const chunks: Record<string, string> = ShaderChunk
  const used = new Set(
    kept.flatMap((name) => [...(chunks[name] ?? '').matchAll(/#include <(\w+)>/g)].map(([, n]) => n)),
  )
  for (const name of emptied.filter((one) => used.has(one))) {
    // Comments aside, all of it stands between an #if and its #endif.
    const lines = (chunks[name] ?? '').split('\n').map((line) => line.trim())
    let depth = 0
    for (const line of lines.filter((one) => one && !one.startsWith('//'))) {
      if (/^#if/.test(line)) depth++
      expect(depth, `${name}: ${line}`).toBeGreaterThan(0)
      if (/^#endif/.test(line)) depth--
    }
  }
})

test('S-90 a module that uses a material or a piece whose shader is left out is found', () => {
  expect(strippedUse("import {\n  Mesh,\n  MeshPhongMaterial,\n} from 'three'")).toContain('meshphong')
  expect(strippedUse("import { PointsMaterial } from 'three'")).toContain('points')
  expect(strippedUse('shader.replace("#include <aomap_fragment>", "")')).toBe('aomap_fragment')
  expect(strippedUse("import { MeshBasicMaterial, MeshLambertMaterial } from 'three'")).toBeUndefined()
})

test('S-90 no module of a scene uses a material or a piece whose shader is left out', () => {
  const folder = new URL('../', import.meta.url)
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|^build/.test(name),
  )
  expect(modules.length).toBeGreaterThan(100)
  const faults = modules.flatMap((name) => {
    const use = strippedUse(readFileSync(new URL(name, folder), 'utf8'))
    return use ? [`${name}: ${use}`] : []
  })
  expect(faults).toEqual([])
})

test('Q-01 nothing is left of tracks, of picking by triangles and of scenes as JSON', () => {
  const core = readFileSync(threeFile('three.core.js'), 'utf8')
  const lean = leanCore(core)
  expect(lean).not.toMatch(/^(?:\w*KeyframeTrack|PropertyBinding)\./m)
  expect(lean).not.toMatch(/^\t(?:raycast|toJSON)\([^\n]*\) \{\n/m)
  // Whole methods went: what opens still closes.
  const open = (text: string) => text.split('{').length - text.split('}').length
  expect(Math.abs(open(lean) - open(core))).toBeLessThan(5)
})

test('Q-01 a shader keeps its meaning without its comments', () => {
  const code =
    'const s = /* glsl */ `\n  // why\n  float a = 1.0; // what\n\n  #if X > 0\n  a *= b;\n  #endif`'
  expect(leanShaders(code)).toBe('const s = /* glsl */ `\nfloat a = 1.0;\n#if X > 0\na *= b;\n#endif\n`')
})
