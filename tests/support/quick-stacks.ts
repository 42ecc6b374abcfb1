// Playwright notes where each step was called, and looks up every frame of the way there in a source map: a tenth of what a
// worker of ours did (18 of 170 s, 2026-11-23). Only frames in our files are ever shown, so only they are looked up.
const lookedUp = Error.prepareStackTrace
const notOurs = /^node:|[\\/]node_modules[\\/]/

if (lookedUp)
  Error.prepareStackTrace = (error, frames) => {
    const lines = frames.map((frame) => {
      // Playwright takes "async" for a part of the file's name.
      if (notOurs.test(frame.getFileName() ?? 'node:')) return `    at ${String(frame).replace(/^async /, '')}`
      return String(lookedUp(error, [frame]))
        .split('\n')
        .at(-1)
    })
    return [String(error), ...lines].join('\n')
  }
