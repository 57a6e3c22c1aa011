import { defineConfig } from 'vite'

// The server in one bundle: our own packages are inside it, what comes from npm stays outside. The database worker
// is plain JavaScript (Node 20 cannot load TypeScript in a thread) and lies beside it under its own name.
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
        'embedded-worker': 'src/db/embedded-worker.mjs',
      },
      output: {
        entryFileNames: ({ name }) => (name === 'embedded-worker' ? '[name].mjs' : '[name].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
  ssr: { noExternal: [/^@tradefloor\//] },
})
