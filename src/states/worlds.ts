// What goes wrong around a report, by its name: /report?world=… of the development server shows one. One more is a row here.

export interface World {
  /** What goes wrong. */
  readonly words: string
  /** For how long, or how late it is, in milliseconds. */
  readonly ms: number
  /** Makes it go wrong from now on. */
  readonly start?: (world: { readonly ms: number }) => void
  /** Whether the code of the report comes so late, which a server does. */
  readonly isCodeLate?: true
}

export const worlds = {
  'full-device': {
    words: 'The device has no room for a draft.',
    ms: 1e9,
    start() {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (...given) {
        if (this === localStorage) throw new DOMException('The device is full.', 'QuotaExceededError')
        setItem.apply(this, given)
      }
    },
  },
  'refused-storage': {
    words: 'The browser refuses to store anything, as in some private windows.',
    ms: 1e9,
    start() {
      const get = () => {
        throw new DOMException('Storage is refused.', 'SecurityError')
      }
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get })
    },
  },
  'cleared-data': {
    words: 'After five seconds an extension clears what the site has stored.',
    ms: 5000,
    start({ ms }) {
      setTimeout(() => {
        sessionStorage.clear()
        localStorage.clear()
      }, ms)
    },
  },
  'slow-file': {
    words: 'Each file takes three seconds to be read.',
    ms: 3000,
    start({ ms }) {
      const { arrayBuffer } = Blob.prototype
      Blob.prototype.arrayBuffer = async function () {
        await new Promise((resolve) => setTimeout(resolve, ms))
        return arrayBuffer.call(this)
      }
    },
  },
  'file-that-goes': {
    words: 'After five seconds no file can be read any more, as when a card is taken out.',
    ms: 5000,
    start({ ms }) {
      const { arrayBuffer } = Blob.prototype
      const { postMessage } = Worker.prototype
      const end = performance.now() + ms
      Blob.prototype.arrayBuffer = function () {
        if (performance.now() < end) return arrayBuffer.call(this)
        return Promise.reject(new DOMException('The file is gone.', 'NotReadableError'))
      }
      Worker.prototype.postMessage = function (...given: unknown[]) {
        if (performance.now() < end) return Reflect.apply(postMessage, this, given)
        const data = { error: 'The file is gone.', exceptionName: 'NotReadableError' }
        setTimeout(() => this.onmessage?.(new MessageEvent('message', { data })))
      }
    },
  },
  'cleaning-that-dies': {
    words: 'What takes the place and the time out of a file dies, as where memory is short.',
    ms: 0,
    start({ ms }) {
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function (...given: unknown[]) {
        const [task] = given as [{ readonly name?: string }]
        if (task.name !== 'clean') return Reflect.apply(postMessage, this, given)
        setTimeout(() => this.onerror?.(new Event('error') as ErrorEvent), ms)
      }
    },
  },
  'late-code': {
    words: 'The code of the report comes five seconds late.',
    ms: 5000,
    isCodeLate: true,
  },
} as const satisfies Readonly<Record<string, World>>
