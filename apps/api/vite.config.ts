import { defineConfig } from 'vite'

// The server and the organiser’s tool as bundles: our own packages are inside, what comes from npm stays outside. What runs in
// threads is plain JavaScript (Node 20 cannot load TypeScript there) and lies beside them under names of their own.
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
        'workbook-worker': 'src/workbooks/workbook-worker.mjs',
        'embedded-worker': '../../packages/embedded-postgres/src/embedded-worker.mjs',
      },
      output: {
        entryFileNames: ({ name }) => (name.endsWith('-worker') ? '[name].mjs' : '[name].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
  ssr: { noExternal: [/^@tradefloor\//] },
})
