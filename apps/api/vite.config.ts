import { defineConfig } from 'vite'

// The server and the organiser’s tool as bundles: our own packages are inside, what comes from npm stays outside. The database worker
// is plain JavaScript (Node 20 cannot load TypeScript in a thread) and lies beside them under its own name.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        expo: 'src/expo.ts',
        'embedded-worker': '../../packages/embedded-postgres/src/embedded-worker.mjs',
      },
      output: {
        entryFileNames: ({ name }) => (name === 'embedded-worker' ? '[name].mjs' : '[name].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
  ssr: { noExternal: [/^@tradefloor\//] },
})
