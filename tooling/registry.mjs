import { run } from './child.mjs'
import { connects } from './ports.mjs'

/**
 * Whether npm's registry can be reached. npm itself takes minutes to find out that it cannot, because it asks for every
 * package several times. Behind a proxy only npm can tell, so the answer is then yes.
 * @param {[string, ...string[]]} npm
 * @param {string} clone
 * @returns {Promise<boolean>}
 */
export async function registryAnswers([program, ...before], clone) {
  const ended = await run(program, [...before, 'config', 'get', 'registry', 'proxy', 'https-proxy'], {
    cwd: clone,
  })
  const settings = Object.fromEntries(
    ended.output.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)),
  )
  const behindProxy = ['proxy', 'https-proxy'].some((name) => settings[name] && settings[name] !== 'null')
  if (behindProxy || !URL.canParse(settings.registry ?? '')) return true
  const { hostname, port, protocol } = new URL(settings.registry)
  return connects(hostname, Number(port) || (protocol === 'http:' ? 80 : 443))
}
