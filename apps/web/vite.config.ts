import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/',
  plugins: [react(), tailwindcss()],
  build: {
    target: ['chrome111', 'safari16.4'],
    cssTarget: ['chrome111', 'safari16.4'],
    // Every file has an address of its own: what the page may load is then what the server serves.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Two files that every page needs, instead of twenty: what seldom changes, and our own parts that most pages
        // share. The rest stays with the page that uses it; so do the windows of packages/ui, because the library they
        // are made with would come along before anybody opens one.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'platform',
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack|@noble)[\\/]/,
              priority: 2,
            },
            {
              name: 'site',
              test: /packages[\\/](?!ui[\\/]src[\\/](?:confirm|drawer|modal|sheet|tabs)\.)|lucide-react|web[\\/]src[\\/](?:shared|features)/,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
    outDir: 'dist',
    emptyOutDir: true,
  },
})
