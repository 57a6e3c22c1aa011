import { defineConfig } from 'vite'

// Only ever served to the browser that takes the pictures; it is not part of what visitors load.
export default defineConfig({ build: { outDir: 'dist' }, server: { hmr: false } })
