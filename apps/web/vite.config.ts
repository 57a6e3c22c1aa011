import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting } from './bundling/code-splitting.ts'
import { firstFiles } from './bundling/first-files.ts'
import { serviceWorker } from './bundling/service-worker.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The router's package leads everyone to the program with its warnings for developers. */
const router = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production')

/** The oldest browsers in question. */
const target = ['chrome111', 'safari16.4']

export default defineConfig(async ({ command }) => ({
  base: '/',
  plugins: [react(), tailwindcss(), serviceWorker(root, target), firstFiles(root)],
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
  build: {
    target,
    cssTarget: target,
    // Every file has an address of its own: what the page may load is then what the server serves.
    assetsInlineLimit: 0,
    // The one browser in question that cannot preload does without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: command === 'build' ? { codeSplitting: await codeSplitting(root) } : {},
    },
    outDir: 'dist',
    emptyOutDir: true,
  },
}))
