import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { prerender } from './build/prerender.ts'
import { published } from './build/published.ts'

/** Vite wraps each dynamic import in 1 kB that fetches its styles first; the chunks here have none. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined),
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [plainImports, react(), prerender(), published()],
  // A report names its schema, and only the build knows where that will be published.
  define: {
    'process.env.SITE_ORIGIN': JSON.stringify(process.env.SITE_ORIGIN ?? ''),
    // React's developer tools are for development; its transitions would begin navigations, to show that they take long.
    ...(command === 'build' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', navigation: 'undefined' }),
  },
  build: {
    // Chromium 111, Firefox 114, Safari 16.4 and newer: nesting and media ranges are compiled for them.
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // The islands are one file and its lazy chunks; there is nothing to preload and no helper to ship for it.
    modulePreload: false,
    reportCompressedSize: false,
  },
}))
