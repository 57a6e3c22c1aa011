import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In a file of its own: pages share them, and would otherwise load each other's parts with them. */
const platform = /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack)[\\/]/

export default defineConfig(({ command }) => ({
  base: '/desk/',
  plugins: [react(), tailwindcss()],
  build: {
    target: ['chrome111', 'safari16.4'],
    cssTarget: ['chrome111', 'safari16.4'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What a page calls is there, and no other call of the same table: nothing happens when one is described.
      treeshake: { manualPureFunctions: ['call'] },
      output:
        command === 'build' ? { codeSplitting: { groups: [{ name: 'platform', test: platform }] } } : {},
    },
    outDir: 'dist',
    emptyOutDir: true,
  },
}))
