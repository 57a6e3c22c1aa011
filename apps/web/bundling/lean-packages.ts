import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const router = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]/
const smallIcon = fileURLToPath(new URL('./small-icon.ts', import.meta.url))

/** Leaves out what of two packages every page would load and none uses. Held by tests beside this file. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/createLucideIcon.mjs') && icons.test(importer ?? '') ? smallIcon : undefined,
    transform: (code, id) => (router.test(id) ? leanRouter(code) : undefined),
  }
}

/**
 * The router without forms, restored scroll positions and prefetched pages. A component that is given a name for
 * developer tools counts as used, whoever uses it; and a link has to be able to prefetch, though none is asked to.
 */
export function leanRouter(code: string): string {
  const prefetch = /^function PrefetchPageLinks\(/m
  const lean = code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(
      /^(var (?:Link|NavLink|Form|\w+Context) = )(?=\w+\.(?:forwardRef|createContext)\()/gm,
      '$1/* @__PURE__ */ ',
    )
    .replace(prefetch, 'function PrefetchPageLinks() { return null }\nfunction UnusedPageLinks(')
  return lean
}
