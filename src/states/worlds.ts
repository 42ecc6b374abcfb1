// What goes wrong around a report, by its name: /report?world=… of the development server shows one, and the tests of the
// draft and of the page run each. One more is a row here.

interface Timing {
  /** For how long something goes wrong, or how late it is, in milliseconds. */
  readonly ms: number
  /** Whether that counts from each request on, and not from the beginning. */
  readonly isEach?: true
}

export interface World extends Timing {
  /** What goes wrong. */
  readonly words: string
  /**
   * Makes it go wrong from now on. Returns what ends it. It uses nothing from outside of itself, because tests run it in
   * a page of a build.
   */
  readonly start?: (timing: Timing) => () => void
  /** Whether the code of the report comes so late, which a server does. */
  readonly isCodeLate?: true
  /** Whether each press comes twice. */
  readonly isDouble?: true
}

function answerLate({ ms, isEach }: Timing) {
  const { get } = IDBObjectStore.prototype
  const start = performance.now()
  IDBObjectStore.prototype.get = function (key) {
    const late = { result: undefined, onsuccess: () => {}, onerror: () => {} }
    const end = (isEach ? performance.now() : start) + ms
    // A transaction lasts as long as it has requests.
    const ask = () => {
      const request = get.call(this, key)
      request.onerror = () => late.onerror()
      request.onsuccess = () => {
        if (performance.now() < end) return ask()
        late.result = request.result
        late.onsuccess()
      }
    }
    ask()
    return late as unknown as IDBRequest
  }
  return () => Object.assign(IDBObjectStore.prototype, { get })
}

function refuseWrites({ ms }: Timing) {
  const { put } = IDBObjectStore.prototype
  const end = performance.now() + ms
  IDBObjectStore.prototype.put = function (...given) {
    if (performance.now() < end) throw new DOMException('The device is full.', 'QuotaExceededError')
    return put.apply(this, given)
  }
  return () => Object.assign(IDBObjectStore.prototype, { put })
}

export const worlds = {
  'busy-database': {
    words: 'For 14 seconds the database answers nothing, as while another tab saves a large video to a slow card.',
    ms: 14_000,
    start: answerLate,
  },
  'slow-database': {
    words: 'The database takes three seconds for each answer.',
    ms: 3000,
    isEach: true,
    start: answerLate,
  },
  'full-device': { words: 'The device has no room.', ms: 1e9, start: refuseWrites },
  'full-for-a-moment': { words: 'The device has no room for eight seconds.', ms: 8000, start: refuseWrites },
  'refused-storage': {
    words: 'The browser refuses the database, as in some private windows.',
    ms: 1e9,
    start() {
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = () => {
        throw new DOMException('Storage is refused.', 'SecurityError')
      }
      return () => Object.assign(IDBFactory.prototype, { open })
    },
  },
  'an-error-of-ours': {
    words: 'The code that saves makes an error, for five seconds.',
    ms: 5000,
    start({ ms }) {
      const { getAllKeys } = IDBObjectStore.prototype
      const end = performance.now() + ms
      IDBObjectStore.prototype.getAllKeys = function (...given) {
        if (performance.now() < end) throw new TypeError('undefined is not a function')
        return getAllKeys.apply(this, given)
      }
      return () => Object.assign(IDBObjectStore.prototype, { getAllKeys })
    },
  },
  'cleared-data': {
    words: 'After five seconds an extension clears what the site has stored.',
    ms: 5000,
    start({ ms }) {
      const timer = setTimeout(() => {
        sessionStorage.clear()
        localStorage.clear()
        const opening = indexedDB.open('report-draft')
        // It creates no database by looking.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onsuccess = () => {
          opening.result.transaction('report-draft', 'readwrite').objectStore('report-draft').clear()
          opening.result.close()
        }
      }, ms)
      return () => clearTimeout(timer)
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
      return () => Object.assign(Blob.prototype, { arrayBuffer })
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
      return () => {
        Object.assign(Blob.prototype, { arrayBuffer })
        Object.assign(Worker.prototype, { postMessage })
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
      return () => Object.assign(Worker.prototype, { postMessage })
    },
  },
  'two-presses': {
    words: 'Each press of the mouse comes twice, at the same place.',
    ms: 150,
    isDouble: true,
    start({ ms }) {
      const controller = new AbortController()
      const press = ({ isTrusted, clientX, clientY }: MouseEvent) => {
        if (!isTrusted) return
        const init = { bubbles: true, cancelable: true, composed: true, detail: 2, clientX, clientY }
        setTimeout(() => document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', init)), ms)
      }
      globalThis.document?.addEventListener('click', press, { capture: true, signal: controller.signal })
      return () => controller.abort()
    },
  },
  'late-code': {
    words: 'The code of the report comes five seconds late.',
    ms: 5000,
    isCodeLate: true,
  },
} as const satisfies Readonly<Record<string, World>>
