import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { cardsPlugin } from './build/cards-plugin.ts'
import { compressPlugin } from './build/compress-plugin.ts'
import { iconsPlugin } from './build/icons-plugin.ts'
import { offlinePlugin } from './build/offline-plugin.ts'
import { scenariosPlugin } from './build/scenarios-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const api = process.env['SIEGEWORKS_API'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root,
  plugins: [iconsPlugin(), cardsPlugin(), scenariosPlugin(), offlinePlugin(root), compressPlugin(root)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [iconsPlugin(), cardsPlugin()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': api, '/games': api, '/socket': { target: api, ws: true } } },
  preview: { proxy: { '/api': api, '/games': api, '/socket': { target: api, ws: true } } },
})
