import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ModulePreloadOptions } from 'vite'
import { codeSplitting } from './bundling/code-splitting.ts'
import { firstFiles } from './bundling/first-files.ts'
import { leanPackages } from './bundling/lean-packages.ts'
import { serviceWorker } from './bundling/service-worker.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The router's package leads everyone to the program with its warnings for developers. */
const router = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production')

/** The oldest browsers in question. */
const target = ['chrome111', 'safari16.4']

/**
 * The files of the first page are named by the server; lists of those of every other page would weigh more than the
 * moment they save is worth. Styles have to be there before what they are for.
 */
const onlyStyles: ModulePreloadOptions['resolveDependencies'] = (_, files, { hostType }) =>
  hostType === 'html' ? files : files.filter((file) => file.endsWith('.css'))

export default defineConfig(async ({ command }) => ({
  base: '/',
  plugins: [leanPackages(), react(), tailwindcss(), serviceWorker(root, target), firstFiles(root)],
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
  build: {
    target,
    cssTarget: target,
    // Every file has an address of its own: what the page may load is then what the server serves.
    assetsInlineLimit: 0,
    modulePreload: {
      // The one browser in question that cannot preload does without.
      polyfill: false,
      resolveDependencies: onlyStyles,
    },
    rolldownOptions: {
      // What a page calls is there, and no other call of the same table: nothing happens when one is described.
      treeshake: { manualPureFunctions: ['call'] },
      output: command === 'build' ? { codeSplitting: await codeSplitting(root) } : {},
    },
    outDir: 'dist',
    emptyOutDir: true,
  },
}))
