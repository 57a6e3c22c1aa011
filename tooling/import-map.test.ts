import { readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { run } from './child.mjs'
import { put, temporaryClone } from './temporary-clone.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const config = path.join(root, 'tooling/import-map.cjs')
const rooms = ['apps', 'packages', 'content', 'e2e', 'bench', 'tooling']

interface Report {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

async function violations(folder: string) {
  const file = path.join(temporaryClone({}), 'report.json')
  const format = ['--output-type', 'json', '--output-to', file]
  await run(process.execPath, [program, '--config', config, ...format, ...rooms], { cwd: folder })
  const { summary } = JSON.parse(readFileSync(file, 'utf8')) as Report
  return summary.violations
}

/** What is wrong in each file of a small project, by the name of the rule. */
const wrong: Record<string, [rule: string, imports: string]> = {
  'packages/contract/src/a.ts': ['packages-contract-imports', '@tradefloor/rules'],
  'packages/rules/src/a.ts': ['packages-rules-imports', '@tradefloor/client'],
  'packages/client/src/a.ts': ['packages-client-imports', '@tradefloor/rules'],
  'apps/web/src/c.ts': ['apps-web-imports', '../../../content/fair.json'],
  'packages/ui/src/a.tsx': ['packages-ui-imports', '@tradefloor/contract'],
  'apps/scene/src/a.ts': ['apps-scene-imports', '@tradefloor/ui'],
  'apps/desk/src/features/inbox/a.ts': ['desk-features-stand-alone', '../cards/index.ts'],
  'apps/desk/src/a.ts': ['apps-desk-imports', '../../../content/fair.json'],
  'apps/api/src/a.ts': ['apps-api-imports', '@tradefloor/client'],
  'apps/api/trials/a.ts': ['apps-api-trials-imports', '@tradefloor/ui'],
  'apps/api/src/http/b.ts': ['api-trials-are-not-imported', '../../trials/right.ts'],
  'apps/web/src/a.ts': ['apps-never-import-apps', '../../scene/src/index.ts'],
  'apps/web/src/b.ts': ['through-the-package-door', '../../../packages/rules/src/index.ts'],
  'apps/api/src/c.ts': ['content-is-read-not-imported', '../../../content/fair.json'],
  'content/a.ts': ['content-imports', '@tradefloor/client'],
  'bench/src/a.ts': ['bench-imports', '@tradefloor/rules'],
  'e2e/a.spec.ts': ['e2e-imports', '@tradefloor/ui'],
  'tooling/a.mjs': ['tooling-imports', '@tradefloor/contract'],
  'tooling/b.mjs': ['nothing-installed-yet', 'listed'],
  'apps/api/src/modules/favourites/a.ts': ['api-module-door', '../catalogue/inside.ts'],
  'apps/api/src/modules/catalogue/a.ts': ['api-catalogue-points-downward', '../favourites/index.ts'],
  'apps/api/src/modules/novelty/a.ts': ['api-module-not-on-the-map', '../catalogue/index.ts'],
  'apps/api/src/http/a.ts': ['api-ground-knows-no-module', '../modules/catalogue/index.ts'],
  'apps/web/src/shared/a.ts': ['web-shared-is-the-ground', '../features/stars/index.ts'],
  'apps/web/src/shared/b.ts': ['web-shared-is-the-ground', '../domains/session/index.ts'],
  'apps/web/src/domains/session/a.ts': ['web-session-points-downward', '../favourites/index.ts'],
  'apps/web/src/domains/session/b.ts': ['web-domains-below-features', '../../features/stars/index.ts'],
  'apps/web/src/domains/novelty/a.ts': ['web-domain-not-on-the-map', '../session/index.ts'],
  'apps/web/src/features/stars/a.ts': ['web-features-below-pages', '../../pages/home.ts'],
  'apps/web/src/features/stars/b.ts': ['web-features-stand-alone', '../stars-list/index.ts'],
  'apps/web/src/pages/a.ts': ['web-pages-below-app', '../app/router.ts'],
  'apps/web/src/d.ts': ['resolves', './missing.ts'],
  'apps/web/src/e.ts': ['listed-in-package-json', 'unlisted'],
  'apps/web/src/f.ts': ['no-dev-dependency-in-production', 'for-development'],
  'packages/rules/src/circle-one.ts': ['no-circles', './circle-two.ts'],
}

const right: Record<string, string> = {
  'apps/web/src/right.ts': "import '@tradefloor/rules'\nimport '@tradefloor/ui'\nimport 'listed'",
  'apps/web/src/pages/home.ts': "import '../features/stars/index.ts'\nimport '../shared/ground.ts'",
  'apps/web/src/app/router.ts': "import '../pages/home.ts'",
  'apps/web/src/features/stars/index.ts': "import '../../shared/ground.ts'",
  'apps/web/src/features/stars-list/index.ts': "import '../../domains/favourites/index.ts'",
  'apps/web/src/domains/session/index.ts': "import '../../shared/ground.ts'",
  'apps/web/src/domains/favourites/index.ts': "import '../session/index.ts'",
  'apps/web/src/shared/ground.ts': '',
  'apps/web/src/right.test.ts': "import 'unlisted'",
  'apps/desk/src/features/cards/index.ts': '',
  'apps/api/src/right.test.ts': "import '../../../content/fair.json'",
  'apps/api/trials/right.ts': "import '@tradefloor/client'\nimport '../src/app.ts'",
  'apps/api/src/app.ts': '',
  'apps/scene/src/index.ts': "import type {} from '@tradefloor/client'",
  'apps/api/src/modules/catalogue/index.ts': "import './inside.ts'",
  'apps/api/src/modules/catalogue/inside.ts': '',
  'apps/api/src/modules/favourites/index.ts': "import '../catalogue/index.ts'",
  'packages/rules/src/circle-two.ts': "import type {} from './circle-one.ts'",
  'tooling/right.mjs': "await import('listed')",
  'content/fair.json': '{}',
}

function smallProject() {
  const folder = temporaryClone(right)
  for (const [file, [, imports]] of Object.entries(wrong)) put(folder, file, `import '${imports}'`)
  for (const name of ['contract', 'rules', 'client', 'ui']) {
    put(folder, `packages/${name}/src/index.ts`, '')
    put(
      folder,
      `packages/${name}/package.json`,
      `{"name":"@tradefloor/${name}","exports":{".":"./src/index.ts"}}`,
    )
    put(folder, 'node_modules/@tradefloor/.keep', '')
    symlinkSync(
      path.join(folder, 'packages', name),
      path.join(folder, 'node_modules/@tradefloor', name),
      'junction',
    )
  }
  for (const name of ['listed', 'unlisted', 'for-development']) {
    put(folder, `node_modules/${name}/package.json`, `{"name":"${name}","main":"index.js"}`)
    put(folder, `node_modules/${name}/index.js`, '')
  }
  put(
    folder,
    'apps/web/package.json',
    '{"dependencies":{"listed":"1.0.0"},"devDependencies":{"for-development":"1.0.0"}}',
  )
  return folder
}

describe('the import map', () => {
  it('names the rule that each kind of wrong import breaks, and leaves right ones alone', async () => {
    const found = await violations(smallProject())
    const broken = (file: string) => found.filter(({ from }) => from === file).map(({ rule }) => rule.name)
    for (const [file, [rule]] of Object.entries(wrong)) expect(broken(file), file).toEqual([rule])
    for (const file of Object.keys(right)) expect(broken(file), file).toEqual([])
  })

  it('gives a reason and a way out with every rule', async () => {
    const { default: map } = (await import('./import-map.cjs')) as {
      default: { forbidden: { name: string; comment: string }[] }
    }
    for (const { name, comment } of map.forbidden)
      expect(comment.split(/[.:;] /).length, name).toBeGreaterThan(1)
    expect(new Set(map.forbidden.map(({ name }) => name)).size).toBe(map.forbidden.length)
  })
})
