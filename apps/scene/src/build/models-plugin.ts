import type { Plugin } from 'vite'
import { loadWorkshop } from './load-workshop.ts'

const prefix = 'model:'
const manyPrefix = 'models:'
const lightPrefix = 'light-models:'
const lightMark = '~light'
const waresId = 'wares:address'
const own = [prefix, manyPrefix, lightPrefix, waresId]
const devAddress = '/scene/@model/'
const devWares = '/scene/@ware/'

/** A module that brings the addresses of all models whose names begin so. */
function listOf(start: string, all: readonly string[], isLight: boolean): string {
  const names = all.filter((name) => name.startsWith(start))
  const mark = isLight ? lightMark : ''
  const imports = names.map((name, i) => `import m${i} from '${prefix}${name}${mark}'`)
  const entries = names.map((name, i) => `${JSON.stringify(name)}: m${i}`)
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }`
}

/** Served as they are: the address is the same for all of them, and changes with any. */
const waresFolder = (version: string) => `assets/wares-${version}`

/**
 * `import address from 'model:stand-shell'` gives the address of a built model. Models are worked out when the scenes
 * are built, light and all, so that a phone downloads what two cores took seconds for; the code that makes them is
 * never sent. `import addresses from 'models:plant-'` gives all whose names begin so, by name; `light-models:` gives
 * them without their finest detail. `import address from 'wares:address'` gives the folder of all products' models: they
 * are hundreds, and a list of their addresses would be as long as a script.
 */
export function builtModels(): Plugin {
  let opening: ReturnType<typeof loadWorkshop> | undefined
  const workshop = () => {
    opening ??= loadWorkshop()
    return opening
  }
  let building = false
  return {
    name: 'built-models',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId: (id) => (own.some((start) => id.startsWith(start)) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${waresId}`) {
        if (!building) return `export default ${JSON.stringify(devWares)}`
        const { version, files } = (await workshop()).allWares()
        for (const [name, source] of files)
          this.emitFile({ type: 'asset', fileName: `${waresFolder(version)}/${name}.pack`, source })
        return `export default ${JSON.stringify(`/scene/${waresFolder(version)}/`)}`
      }
      for (const start of [manyPrefix, lightPrefix])
        if (id.startsWith(`\0${start}`))
          return listOf(id.slice(start.length + 1), (await workshop()).modelNames, start === lightPrefix)
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [name = '', weight] = id.slice(prefix.length + 1).split('~')
      const label = weight ? `${name}.${weight}` : name
      if (!building) return `export default ${JSON.stringify(`${devAddress}${label}`)}`
      const source = (await workshop()).modelBytes(name, weight === 'light' ? 'light' : 'whole')
      const asset = this.emitFile({ type: 'asset', name: `${label}.pack`, source })
      return `export default import.meta.ROLLUP_FILE_URL_${asset}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url?.split('?')[0] ?? ''
        const isWare = address.startsWith(devWares)
        if (!isWare && !address.startsWith(devAddress)) return next()
        workshop()
          .then(({ modelBytes, warePack }) => {
            response.setHeader('content-type', 'application/octet-stream')
            const name = decodeURIComponent(address.slice((isWare ? devWares : devAddress).length))
            const [model = '', weight] = name.split('.')
            response.end(
              isWare
                ? warePack(name.replace(/\.pack$/, ''))
                : modelBytes(model, weight === 'light' ? 'light' : 'whole'),
            )
          })
          .catch(next)
      })
    },
  }
}
