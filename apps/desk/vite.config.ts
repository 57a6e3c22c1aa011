import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/desk/',
  plugins: [react(), tailwindcss()],
  build: {
    target: ['chrome111', 'safari16.4'],
    cssTarget: ['chrome111', 'safari16.4'],
    assetsInlineLimit: 0,
    outDir: 'dist',
    emptyOutDir: true,
  },
})
