import { defineConfig } from 'vite'

// Each scene is a document of its own, served under /scene/<name>. The three.js part is a separate piece that the list
// twin never loads, and the models are built in a worker.
export default defineConfig({
  base: '/scene/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4'],
    // Nothing may be inlined as data: the content security policy lets pages load from their own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // three.js is one piece of about 560 kB; splitting it would gain nothing.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { input: { island: 'island.html' } },
  },
  worker: { format: 'es' },
})
