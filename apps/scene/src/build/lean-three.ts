import type { Plugin } from 'vite'

/** Shaders of materials that no scene uses; `strippedUse` stops the build when one does. */
const unusedPrograms = [
  'background',
  'backgroundCube',
  'distance',
  'equirect',
  'linedashed',
  'meshmatcap',
  'meshnormal',
  'meshphong',
  'meshtoon',
  'points',
  'shadow',
  'sprite',
]

/** Pieces of the shaders that are left which do nothing unless a feature is on that no scene uses. */
const unusedPieces = [
  'alphahash_fragment',
  'alphahash_pars_fragment',
  'aomap_fragment',
  'aomap_pars_fragment',
  'batching_pars_vertex',
  'batching_vertex',
  'bumpmap_pars_fragment',
  'clearcoat_normal_fragment_begin',
  'clearcoat_normal_fragment_maps',
  'clearcoat_pars_fragment',
  'clipping_planes_fragment',
  'clipping_planes_pars_fragment',
  'clipping_planes_pars_vertex',
  'clipping_planes_vertex',
  'displacementmap_pars_vertex',
  'displacementmap_vertex',
  'dithering_fragment',
  'dithering_pars_fragment',
  'gradientmap_pars_fragment',
  'iridescence_fragment',
  'iridescence_pars_fragment',
  'lightmap_pars_fragment',
  'lightprobes_pars_fragment',
  'lights_phong_fragment',
  'lights_phong_pars_fragment',
  'lights_toon_fragment',
  'lights_toon_pars_fragment',
  'logdepthbuf_fragment',
  'logdepthbuf_pars_fragment',
  'logdepthbuf_pars_vertex',
  'logdepthbuf_vertex',
  'map_particle_fragment',
  'map_particle_pars_fragment',
  'morphcolor_vertex',
  'morphinstance_vertex',
  'morphnormal_vertex',
  'morphtarget_pars_vertex',
  'morphtarget_vertex',
  'normalmap_pars_fragment',
  'premultiplied_alpha_fragment',
  'shadowmask_pars_fragment',
  'skinbase_vertex',
  'skinning_pars_vertex',
  'skinning_vertex',
  'skinnormal_vertex',
  'specularmap_pars_fragment',
  'transmission_fragment',
  'transmission_pars_fragment',
]

/** The material that draws with a program: `meshphong` is MeshPhongMaterial's. */
const materialOf = (program: string) => new RegExp(`\\bimport\\b[^;]*?\\b${program}Material\\b`, 'i')

/**
 * What a module of ours uses although its shader is left out: a material, or a piece by `#include`. Such a thing is
 * drawn well in development and not at all in the build.
 */
export function strippedUse(code: string): string | undefined {
  const program = unusedPrograms.find((name) => materialOf(name).test(code))
  if (program) return `a material with the program ${program}`
  return unusedPieces.find((name) => code.includes(`#include <${name}>`))
}

/** Nobody enters a scene with goggles: an object that says so stands in for the manager of that. */
const noGoggles = `Object.assign( new EventDispatcher(), {
  enabled: false, isPresenting: false, cameraAutoUpdate: false,
  getEnvironmentBlendMode: () => undefined, hasDepthSensing: () => false,
  setAnimationLoop() {}, dispose() {} } )`

/** Replaces what is there exactly once; a new version of three.js in which it is not stops the build. */
function replaceOnce(code: string, from: string | RegExp, to: string): string {
  const found = typeof from === 'string' ? code.split(from).length - 1 : (code.match(from)?.length ?? 0)
  if (found !== 1)
    throw new Error(`three.js is not as src/build/lean-three.ts expects it: ${from} is there ${found} times.`)
  return code.replace(from, () => to)
}

export function leanModule(code: string): string {
  let out = replaceOnce(code, 'const xr = new WebXRManager( _this, _gl );', `const xr = ${noGoggles};`)
  for (const name of unusedPrograms)
    for (const part of ['vert', 'frag'])
      out = replaceOnce(out, new RegExp(`\\b${name}_${part}: [\\w$]+`, 'g'), `${name}_${part}: ""`)
  for (const name of unusedPieces)
    out = replaceOnce(out, new RegExp(`^var ${name} = "(?:[^"\\\\]|\\\\.)*";`, 'gm'), `var ${name} = "";`)
  return out
}

/** Statements beside a class keep it in the build though nobody uses it: nothing in a scene is animated by tracks. */
const beside = /^(?:\w*KeyframeTrack|PropertyBinding)\.(?:prototype\.)?\w+ = [^;]*;$/gm

/** Methods of classes that scenes use, which they never call: picking by triangles, writing and reading scenes as JSON. */
const uncalled = ['raycast', '_computeIntersections', 'toJSON', 'fromJSON']

/** A method ends with the first brace that stands as far left as its own beginning. */
const methodCalled = (name: string) =>
  new RegExp(`\\n\\t${name}\\([^\\n]*\\) \\{\\n[\\s\\S]*?\\n\\t\\}\\n`, 'g')

export function leanCore(code: string): string {
  return [beside, ...uncalled.map(methodCalled)].reduce((left, what) => {
    const lean = left.replace(what, '\n')
    if (lean === left)
      throw new Error(`three.js is not as src/build/lean-three.ts expects it: nothing is like ${what}.`)
    return lean
  }, code)
}

/** Shaders of our own without what only their readers need. */
export const leanShaders = (code: string): string =>
  code.replace(/(\/\* glsl \*\/ `)([^`]*)`/g, (_, start: string, shader: string) => {
    const lines = shader.split('\n').map((line) => line.replace(/\/\/.*$/, '').trim())
    return `${start}\n${lines.filter(Boolean).join('\n')}\n\``
  })

/**
 * three.js brings everything that anyone may want: all materials' shaders, goggles, tracks. A phone waits for each
 * kilobyte, so what no scene uses is left out of the build. In development three.js is as it comes.
 */
export const leanThree = (): Plugin => ({
  name: 'lean-three',
  apply: 'build',
  // Before the comments go.
  enforce: 'pre',
  transform(code, id) {
    if (/three[\\/]build[\\/]three\.module\.js$/.test(id)) return { code: leanModule(code), map: null }
    if (/three[\\/]build[\\/]three\.core\.js$/.test(id)) return { code: leanCore(code), map: null }
    const use = id.includes('node_modules') ? undefined : strippedUse(code)
    if (use) this.error(`${id} uses ${use}, which src/build/lean-three.ts leaves out of the build.`)
    return code.includes('/* glsl */') ? { code: leanShaders(code), map: null } : null
  },
})
