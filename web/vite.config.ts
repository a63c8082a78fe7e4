import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [react(), tailwindcss()],
  resolve: {
    // The package adds a <style> element, which the content security policy refuses; ours adopts a stylesheet instead.
    alias: { 'react-style-singleton': fileURLToPath(new URL('./lib/style-singleton.ts', import.meta.url)) },
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    // `font-src 'self'` refuses data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    // A page that wants one name of a contract does not get all its schemas with it.
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !/\/src\/(?:capabilities|kernel)\//.test(id) } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4380' } },
})
