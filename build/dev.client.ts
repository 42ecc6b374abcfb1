// Only in dev: pages link no stylesheet, so the styles of all of them come in here and are replaced when they change.
import.meta.glob('../src/**/*.css', { eager: true })
