// Who may import whom. Each rule says why it exists and what to do instead; `npm run imports` prints that with a fault.

/** Room → the rooms of ours it may use. */
const rooms = {
  'packages/contract': [],
  'packages/rules': ['packages/contract'],
  'packages/client': ['packages/contract'],
  'packages/ui': [],
  'packages/models': ['packages/contract'],
  'packages/embedded-postgres': [],
  'packages/search': [],
  'apps/scene': ['packages/contract', 'packages/rules', 'packages/client', 'packages/models'],
  'apps/studio': ['packages/models'],
  'apps/desk': ['packages/contract', 'packages/rules', 'packages/client', 'packages/ui'],
  'apps/web': ['packages/contract', 'packages/rules', 'packages/client', 'packages/ui'],
  'apps/api': ['packages/contract', 'packages/rules', 'packages/search', 'packages/embedded-postgres'],
  'apps/api/trials': [
    'apps/api',
    'packages/contract',
    'packages/rules',
    'packages/client',
    'packages/search',
    'packages/embedded-postgres',
  ],
  content: ['packages/contract', 'packages/rules', 'packages/models'],
  bench: ['packages/contract', 'packages/client', 'packages/search'],
  e2e: ['packages/contract', 'apps/web/src/testing'],
  tooling: [],
}

/** Module of the API → the modules it may use. It points downward, so there is no circle to untangle later. */
const modules = {
  catalogue: [],
  storage: [],
  logs: ['catalogue'],
  places: [],
  notices: [],
  outbox: [],
  account: ['storage', 'places'],
  favourites: ['account', 'catalogue'],
  cards: ['account', 'storage', 'catalogue'],
  search: ['catalogue', 'places'],
  enquiries: ['catalogue', 'places'],
  desk: ['account', 'cards', 'catalogue', 'places'],
  leads: ['catalogue', 'places'],
  figures: ['places'],
  live: [],
  posters: ['storage'],
  schedule: ['catalogue', 'favourites', 'live'],
  calendar: ['schedule'],
  chat: ['account', 'catalogue', 'storage', 'schedule'],
  'chat-mails': ['chat'],
  exhibitions: ['catalogue', 'search', 'favourites', 'cards', 'logs', 'posters'],
  'for-you': ['search', 'favourites'],
}

/**
 * App with pages → its domains → the domains each may use. Domains are what several features stand on, in an order that
 * points downward.
 */
const layeredApps = {
  web: {
    session: [],
    visits: [],
    player: [],
    enquiry: [],
    navigation: ['session'],
    cards: ['session'],
    favourites: ['session'],
    chat: ['session'],
    'scene-frame': ['session'],
    'sign-out': ['session', 'chat'],
    agenda: ['session', 'player', 'favourites'],
    catalogue: ['favourites'],
    recent: ['catalogue'],
    recommended: ['session', 'catalogue', 'recent'],
    offline: ['session', 'chat', 'favourites', 'catalogue', 'recent'],
  },
  desk: {
    session: [],
    cards: [],
    start: [],
    'saved-answers': [],
    chat: ['session'],
    'sign-out': ['session', 'chat'],
  },
}

const anyRoom = '^(?:apps/[^/]+|packages/[^/]+|content|e2e|bench|tooling)/'
/** Trials in which servers, databases and imports are killed. That of messaging has both ends: the server and the real client. */
const trials = '^apps/api/trials/'
const testCode = `\\.test\\.tsx?$|/testing/|${trials}`
const contentData = '^content/.+\\.json$'
const apiModules = '^apps/api/src/modules/'
const web = '^apps/web/src/'

/** @param {string[]} names */
const list = (names) => (names.length > 0 ? names.join(', ') : 'nothing of ours')

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** @type {Rule[]} */
const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room.replaceAll('/', '-')}-imports`,
  comment:
    `${room} may use ${list(allowed)}, so that it can be read, tested and replaced without the rest. ` +
    'Move what is shared to the package whose job it is, or pass it in as a value.',
  severity: 'error',
  from: { path: `^${room}/`, ...(room === 'apps/api' ? { pathNot: trials } : {}) },
  to: {
    path: anyRoom,
    pathNot: [
      ...[room, ...allowed].map((own) => `^${own}/`),
      // Reported by the rule about apps.
      ...(room.startsWith('apps/') ? ['^apps/'] : []),
      // The demo fair is data; the API's tests may read it.
      ...(room === 'apps/api' ? [contentData] : []),
    ],
  },
}))

/** @type {Rule[]} */
const moduleRules = Object.entries(modules).map(([module, allowed]) => ({
  name: `api-${module}-points-downward`,
  comment:
    `The module ${module} may use ${list(allowed)}: modules point downward. Let the module above ask both and ` +
    'combine the answers.',
  severity: 'error',
  from: { path: `${apiModules}${module}/` },
  to: { path: apiModules, pathNot: [module, ...allowed].map((own) => `${apiModules}${own}/`) },
}))

/**
 * app → pages → features → domains → shared.
 * @type {Rule[]}
 */
const layerRules = Object.entries(layeredApps).flatMap(([app, domains]) => {
  const src = `^apps/${app}/src/`
  const domainFolder = `${src}domains/`
  return [
    ...Object.entries(domains).map(
      /** @returns {Rule} */ ([domain, allowed]) => ({
        name: `${app}-${domain}-points-downward`,
        comment:
          `The domain ${domain} may use ${list(allowed)} besides shared: domains point downward. Let the feature above ` +
          'ask both and combine the answers.',
        severity: 'error',
        from: { path: `${domainFolder}${domain}/` },
        to: { path: domainFolder, pathNot: [domain, ...allowed].map((own) => `${domainFolder}${own}/`) },
      }),
    ),
    {
      name: `${app}-domain-not-on-the-map`,
      comment:
        'A new domain has no place in the order yet. Give it a line in tooling/import-map.cjs that says what it uses.',
      severity: 'error',
      from: {
        path: `${domainFolder}([^/]+)/`,
        pathNot: Object.keys(domains).map((own) => `${domainFolder}${own}/`),
      },
      to: { path: domainFolder, pathNot: `${domainFolder}$1/` },
    },
    {
      name: `${app}-shared-is-the-ground`,
      comment:
        'shared knows neither the fair nor its visitors and carries everything above it. Pass what it needs in as a ' +
        'value, or move the file to the domain or feature that owns it.',
      severity: 'error',
      from: { path: `${src}shared/` },
      to: { path: `${src}(app|pages|features|domains)/` },
    },
    {
      name: `${app}-domains-below-features`,
      comment:
        'A domain is what several features stand on and must not know one. Pass what it needs in as a value, or move ' +
        'the file to the feature that owns it.',
      severity: 'error',
      from: { path: domainFolder },
      to: { path: `${src}(app|pages|features)/` },
    },
    {
      name: `${app}-features-below-pages`,
      comment:
        'A feature is placed by a page and must not know where. Take a property or a callback, and let the page or ' +
        'app decide.',
      severity: 'error',
      from: { path: `${src}features/` },
      to: { path: `${src}(app|pages)/` },
    },
    {
      name: `${app}-features-stand-alone`,
      comment:
        'Features that import each other cannot be moved or removed. Compose the two in the page, or move what both ' +
        'need to a domain.',
      severity: 'error',
      from: { path: `${src}features/([^/]+)` },
      to: { path: `${src}features/`, pathNot: `${src}features/$1(/|$)` },
    },
    {
      name: `${app}-pages-below-app`,
      comment:
        'app puts the pages together, so a page that imports it makes a circle. Move what the page needs to shared.',
      severity: 'error',
      from: { path: `${src}pages/` },
      to: { path: `${src}app/` },
    },
  ]
})

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    ...roomRules,
    ...moduleRules,
    ...layerRules,
    {
      name: 'apps-never-import-apps',
      comment:
        'Each app is built, served and replaced alone; web and scene speak through the scene messages of contract. ' +
        'Put what both need in the package whose job it is.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'through-the-package-door',
      comment:
        'A path into another room ties us to its inside. Import the package by its name, and export there what is ' +
        'meant to be used.',
      severity: 'error',
      from: { path: '^(apps/[^/]+|packages/[^/]+|content|e2e|bench|tooling)/' },
      to: {
        path: '^(?:packages/[^/]+|content|e2e|bench|tooling)/',
        pathNot: ['^$1/', contentData],
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'content-is-read-not-imported',
      comment:
        'The demo fair is loaded from its files while the server runs, so that a fair can be changed without a build. ' +
        'Read the file; only tests may import it.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: testCode },
      to: { path: contentData },
    },
    {
      name: 'api-module-door',
      comment:
        'A module is used through its index.ts, so that its inside can change. Export from there what others may use, ' +
        'or ask whether it should be theirs at all.',
      severity: 'error',
      from: { path: `${apiModules}([^/]+)/` },
      to: { path: `${apiModules}[^/]+/`, pathNot: [`${apiModules}$1/`, `${apiModules}[^/]+/index\\.ts$`] },
    },
    {
      name: 'api-module-not-on-the-map',
      comment:
        'A new module has no place in the order yet. Give it a line in tooling/import-map.cjs that says what it uses.',
      severity: 'error',
      from: {
        path: `${apiModules}([^/]+)/`,
        pathNot: Object.keys(modules).map((own) => `${apiModules}${own}/`),
      },
      to: { path: apiModules, pathNot: `${apiModules}$1/` },
    },
    {
      name: 'api-ground-knows-no-module',
      comment:
        'http, db and realtime carry every module and must not know one, or each new module changes them. Let the ' +
        'module register itself, or pass what it gives in from app.ts.',
      severity: 'error',
      from: { path: '^apps/api/src/(http|db|realtime)/', pathNot: testCode },
      to: { path: apiModules },
    },
    {
      name: 'api-trials-are-not-imported',
      comment: 'Trials break things on purpose. Move what the server needs too to where it belongs.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: testCode },
      to: { path: trials },
    },
    {
      name: 'scene-models-stay-at-home',
      comment:
        'src/models runs when the scenes are built: what it makes is sent, its code is not. Import a built model as ' +
        '`model:<name>`, and put what both sides need in kit, art or stage.',
      severity: 'error',
      from: {
        path: '^apps/scene/',
        pathNot: ['^apps/scene/src/(?:models|build)/', '^apps/scene/vite\\.config\\.ts$', testCode],
      },
      to: { path: '^(?:apps/scene/src/models|packages/models)/' },
    },
    {
      name: 'web-worker-stands-alone',
      comment:
        'The worker runs without a page, in every browser, until the next one takes its place. It shares names with the ' +
        'site and nothing else: domains/offline/names.ts.',
      severity: 'error',
      from: { path: `${web}worker/` },
      to: { path: web, pathNot: [`${web}worker/`, `${web}domains/offline/names\\.ts$`] },
    },
    {
      name: 'web-worker-is-nobodys-part',
      comment: 'What is in the worker is built by itself. Put what a page needs too in domains/offline.',
      severity: 'error',
      from: { path: `${web}(app|pages|features|domains|shared)/` },
      to: { path: `${web}worker/` },
    },
    {
      name: 'no-circles',
      comment:
        'Files in a circle can only be understood, tested and loaded together. Move what both need to a third file, ' +
        'or pass it in.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves',
      comment:
        'This import leads nowhere: the file is missing, misspelt or not exported by its package. Correct the path ' +
        '(with its extension), or add it to the exports of the package.',
      severity: 'error',
      from: {},
      // Models that come into being when the scenes are built have no file to resolve to.
      to: { couldNotResolve: true, pathNot: '^(models?|light-models|wares):' },
    },
    {
      name: 'listed-in-package-json',
      comment:
        'It works by the luck of another workspace having installed it. Add it, with an exact version, to the ' +
        'package.json of this workspace.',
      severity: 'error',
      // Test runners and build tools are listed once, at the root.
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: testCode },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-dependency-in-production',
      comment:
        'What runs for visitors must not need a tool of ours. Make it a dependency if it belongs there, or keep it to ' +
        'tests and build files.',
      severity: 'error',
      // Models of the scenes are made when the scenes are built.
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: [testCode, '^apps/scene/src/models/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-installed-yet',
      comment:
        'The tools run in a clone where nothing is installed. Use what Node brings, or import the package dynamically ' +
        'after the installation.',
      severity: 'error',
      from: { path: '^tooling/[^/]+\\.mjs$' },
      to: { path: '(^|/)node_modules/', dynamic: false },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    // A type import ties files together as well.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
}

module.exports = configuration
