import { defineConfig } from 'vite'
import { leanThree } from './src/build/lean-three.ts'
import { builtModels } from './src/build/models-plugin.ts'

// Each scene is a document of its own, served under /scene/<name>. The three.js part is a separate piece that the list
// twin never loads. The island's model is built in a worker; everything in halls is built here, by the plugin.
export default defineConfig({
  base: '/scene/',
  plugins: [leanThree(), builtModels()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4'],
    // Nothing may be inlined as data: the content security policy lets pages load from their own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // three.js is one piece of about 560 kB; splitting it would gain nothing.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: Object.fromEntries(
        ['island', 'hall', 'booth', 'desk', 'conference'].map((kind) => [kind, `${kind}.html`]),
      ),
    },
  },
  worker: { format: 'es' },
})
