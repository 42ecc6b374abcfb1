import type { Json, Key } from './driver.ts'

/** WebDriver's code points for keys that have no letter (W3C WebDriver, 17.4.2). */
const codes: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** The actions of a person who types `text`. WebDriver and WebDriver BiDi take the same. */
export function typing(text: string): Json[] {
  return [...text.replaceAll('\n', codes.Enter)].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
}

/** The source of actions that presses one key. */
export function keys(actions: readonly Json[]): Json {
  return { type: 'key', id: 'keyboard', actions }
}

/** The actions of a person who presses one key. */
export function pressing(key: Key): Json {
  return keys(typing(codes[key]))
}

/** The actions of a person who clicks at a place of the viewport. */
export function clicking(x: number, y: number): Json {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}
