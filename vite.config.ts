import { readdirSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { devServerPlugin } from './build/dev-server.ts'
import { prerenderPlugin } from './build/prerender.ts'
import { statesPlugin } from './build/states.ts'
import { lengthModel } from './src/content/uncharted/length-model.ts'

/** Vite wraps each dynamic import in 1 kB that preloads its styles; the chunks here have none. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined),
}

/** Files that the pages read beside a module are read from src/: their bundle is in another folder, and Vite watches no such file. */
const filesInPlace: Plugin = {
  name: 'files-in-place',
  transform: {
    filter: { id: /\/src\//, code: 'import.meta.dirname' },
    handler(code, id) {
      const folder = path.dirname(id)
      for (const file of readdirSync(folder)) if (!/\.tsx?$/.test(file)) this.addWatchFile(path.join(folder, file))
      return code.replace('import.meta.dirname', JSON.stringify(folder))
    },
  },
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  // The site imports the source of its packages, where TypeScript finds them, too.
  resolve: { tsconfigPaths: true },
  plugins: [plainImports, filesInPlace, react(), prerenderPlugin(), devServerPlugin(), statesPlugin()],
  // Only the build has the tide tables.
  define: {
    __LENGTH_MODEL__: JSON.stringify(lengthModel),
    // React's developer tools are for development only; its transitions would start navigations.
    ...(command === 'build' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', navigation: 'undefined' }),
  },
  // The feature `LightDark`, excluded: no style uses `light-dark()`, and each `color-scheme` would bring two variables for it.
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    // The oldest browsers that run the forms: nesting and media ranges are compiled for them.
    target: ['chrome103', 'edge103', 'firefox102', 'safari15.4'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // The form code is one chunk: there is nothing to preload and no preload helper to ship.
    modulePreload: false,
    reportCompressedSize: false,
  },
}))
