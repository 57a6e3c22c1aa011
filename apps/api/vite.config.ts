import { defineConfig } from 'vite'

// One bundle a door: the server and the organiser's tool. Our own packages are inside it, what comes from npm stays
// outside. The database worker is plain JavaScript (Node 20 cannot load TypeScript) and is copied beside it.
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
        expo: 'src/commands/expo.ts',
        'embedded-worker': 'src/db/embedded-worker.mjs',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@tradefloor\//] },
})
