import { film, fringes, highestMode, plates, type Recipe, type Slit } from './recipes.ts'

/**
 * A piece of mathematics: plain text, in which one letter is a variable, several are a function's name, a space is a thin
 * one and the rest are numbers and operators; pieces one after another; or an arrangement of pieces.
 */
export type Term =
  | string
  | readonly Term[]
  | { readonly over: Term; readonly under: Term }
  | { readonly base: Term; readonly sub?: Term; readonly sup?: Term }

/** How a picture was computed. */
export interface Equation {
  /** Each on a line of its own. */
  readonly lines: readonly Term[]
  /** What the lines leave open, with the numbers of this picture, and what each means in words. */
  readonly parameters: readonly { readonly term: Term; readonly says: string }[]
}

/** Not seen, but heard: what is before it is a function of what follows. */
const of = '\u2061'

const over = (upper: Term, under: Term): Term => ({ over: upper, under })
const sub = (base: Term, below: Term): Term => ({ base, sub: below })
const sup = (base: Term, above: Term): Term => ({ base, sup: above })
const minus = (value: number) => String(value).replace('-', '−')

/** The plates that have an equation: all. */
export const plateNames = Object.keys(plates) as readonly (keyof typeof plates)[]

/** The equation of a plate, by its recipe's name. Throws when there is no such plate. */
export function equationOf(name: string): Equation {
  const recipe = plateNames.find((each) => each === name)
  if (!recipe) throw new Error(`src/content/recipes.ts has no plate ${name}.`)
  return equationFor(plates[recipe])
}

/** The film's equation. */
export const filmEquation: Equation = equationFor(film)

function equationFor(recipe: Recipe): Equation {
  switch (recipe.kind) {
    case 'carpet':
      return carpet(recipe)
    case 'slits':
      return slits(recipe)
    case 'sources':
      return sources(recipe)
    case 'drum':
      return drum(recipe)
  }
}

function carpet({ start, window }: Recipe & { kind: 'carpet' }): Equation {
  const center = sub('x', '0')
  const narrowness: Term = over(sup('(nπs)', '2'), '2')
  return {
    lines: [
      [
        'ψ(x,t)=',
        sub('∑', 'n'),
        sup('e', ['−', narrowness]),
        ' sin(nπ',
        center,
        ') sin(nπx)',
        sup('e', ['−iπ', sup('n', '2'), 't']),
      ],
    ],
    parameters: [
      { term: center, says: `= ${start.center}, where the particle starts, in widths of the box` },
      { term: 's', says: `= ${start.spread}, how narrow it starts` },
      { term: 'n', says: `from 1 to ${highestMode}` },
      { term: 'x', says: `from ${window.left} to ${window.right}, left to right` },
      { term: 't', says: `from ${window.from} to ${window.until}, upward` },
      { term: sup('|ψ|', '2'), says: 'is what is bright' },
    ],
  }
}

function slits({ slits: gaps, view }: Recipe & { kind: 'slits' }): Equation {
  const [first, last] = [gaps[0], gaps.at(-1)] as [Slit, Slit]
  const wide = (last.bottom - last.top).toFixed(1).replace('.0', '')
  const apart = ((last.top + last.bottom - first.top - first.bottom) / 2).toFixed(1)
  return {
    lines: [
      ['ψ(x,y)=', over('ik', '2'), sub('∫', 'slits'), sub('H', '1'), `${of}(kr)`, over('x', 'r'), ' d', 'y′'],
      [sup('r', '2'), '=', sup('x', '2'), '+', sup('(y−y′)', '2')],
    ],
    parameters: [
      { term: 'k=2π', says: 'as lengths are in wavelengths' },
      { term: 'y′', says: `over two slits ${wide} wide and ${apart} apart, middle to middle` },
      { term: 'x', says: `from ${view.x} to ${Math.round((view.x + view.width) * 100) / 100}, the screen being at 0` },
      { term: sup('|ψ|', '2'), says: 'is what is bright' },
    ],
  }
}

function sources({ points, view }: Recipe & { kind: 'sources' }): Equation {
  return {
    lines: [['ψ=', sub('∑', 'j'), sub('H', '0'), `${of}(k`, sub('r', 'j'), ')']],
    parameters: [
      { term: 'k=2π', says: 'as lengths are in wavelengths' },
      {
        term: sub('r', 'j'),
        says: `from the sources at ${points.map(({ x, y }) => `(${x}, ${y})`).join(', ')}, counted from the upper left`,
      },
      { term: sup('|ψ|', '2'), says: `is what is bright; the picture is ${view.width} wide` },
    ],
  }
}

function drum({ modes }: Recipe & { kind: 'drum' }): Equation {
  const wave = ({ order, zero, amplitude }: (typeof modes)[number], i: number): Term => [
    i > 0 ? '+' : '',
    amplitude === 1 ? '' : String(amplitude),
    sub('J', String(order)),
    `${of}(`,
    sub('j', `${order},${zero}`),
    'r)',
    order === 0 ? '' : ` cos(${order}θ)`,
  ]
  return {
    lines: [['u(r,θ)=', ...modes.map(wave)]],
    parameters: [
      ...modes.map(({ order, zero }) => ({
        term: sub('j', `${order},${zero}`),
        says: `is zero ${zero} of Bessel’s function of order ${order}, so that the rim does not move`,
      })),
      { term: sup('u', '2'), says: 'is what is bright' },
    ],
  }
}

const { period, slope, visibility, pixelMm, planeMm, wallMm, wallStrength, width } = fringes
const degrees = ((Math.atan(-slope) * 180) / Math.PI).toFixed(1)

/** How the lines lie on a face, and how bright they are. */
export const portraitEquation: Equation = {
  lines: [
    ['φ=', over(['2π(y+kH)'], 'p')],
    ['H=', over(`${planeMm}−z`, String(pixelMm))],
    ['I=R(1−', over('V', '2'), '+', over('V', '2'), ' cos φ)'],
  ],
  parameters: [
    { term: 'p', says: `= ${period}, from line to line, in pixels of a portrait ${width} wide` },
    { term: 'k', says: `= ${minus(slope)}, the projector being below the camera, at ${degrees}°` },
    { term: 'z', says: `the distance from the camera in mm; the wall is at ${planeMm + wallMm}` },
    { term: 'H', says: `the height toward the camera, in pixels of ${pixelMm} mm` },
    { term: 'V', says: `= ${visibility}, the contrast of the lines; on the wall ${wallStrength} of it` },
    { term: 'R', says: 'the light that skin, hair or cloth gives back' },
  ],
}

/** How four pictures give the depth back. */
export const stepsEquation: Term = [
  'φ=atan2(',
  sub('I', '4'),
  '−',
  sub('I', '2'),
  ',',
  sub('I', '1'),
  '−',
  sub('I', '3'),
  ')',
]
