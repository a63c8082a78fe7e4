import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** As the server does it: what begins with /i/ is the participants' page. */
const linksToParticipants: Plugin = {
  name: 'naze-links',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/i(?:[/?]|$)/.test(request.url ?? '')) request.url = '/participant.html'
      next()
    })
  },
}

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [react(), tailwindcss(), linksToParticipants],
  resolve: {
    // The package adds a <style> element, which the content security policy refuses; ours adopts a stylesheet instead.
    alias: { 'react-style-singleton': fileURLToPath(new URL('./lib/browser/style-singleton.ts', import.meta.url)) },
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    // Two pages: what participants are sent holds nothing of the researcher's.
    rolldownOptions: {
      input: [here('index.html'), here('participant.html')],
      // A page that wants one name of a contract does not get all its schemas with it.
      treeshake: { moduleSideEffects: (id) => !/\/src\/(?:capabilities|kernel)\//.test(id) },
    },
    // `font-src 'self'` refuses data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4380' } },
})
