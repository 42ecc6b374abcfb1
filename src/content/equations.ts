import {
  filmParameters,
  highestMode,
  type PlateParameters,
  plateParameters,
  portraitParameters,
  type Slit,
} from './picture-parameters.ts'

/**
 * A mathematical term: plain text, in which one letter is a variable, several are a function's name, a space is a thin
 * one and the rest are numbers and operators; terms one after another; or an arrangement of terms.
 */
export type MathTerm =
  | string
  | readonly MathTerm[]
  | { readonly over: MathTerm; readonly under: MathTerm }
  | { readonly base: MathTerm; readonly sub?: MathTerm; readonly sup?: MathTerm }

/** How a picture was computed. */
export interface Equation {
  /** Each on a line of its own. */
  readonly lines: readonly MathTerm[]
  /** The parameters of the lines, with their values in this picture and their meanings. */
  readonly parameters: readonly { readonly term: MathTerm; readonly meaning: string }[]
}

/** The invisible function application: screen readers read what follows as the function's argument. */
const of = '\u2061'

const over = (upper: MathTerm, under: MathTerm): MathTerm => ({ over: upper, under })
const sub = (base: MathTerm, below: MathTerm): MathTerm => ({ base, sub: below })
const sup = (base: MathTerm, above: MathTerm): MathTerm => ({ base, sup: above })
const minus = (value: number) => String(value).replace('-', '−')

/** The names of the plates, each of which has an equation. */
export const plateNames = Object.keys(plateParameters) as readonly (keyof typeof plateParameters)[]

/** Returns the equation of a plate by its name. Throws if there is no such plate. */
export function getPlateEquation(name: string): Equation {
  const plateName = plateNames.find((plateName) => plateName === name)
  if (!plateName) throw new Error(`src/content/picture-parameters.ts has no plate ${name}.`)
  const { window } = plateParameters.uncharted
  return plateName === 'uncharted-tall'
    ? equationFor(
        plateParameters[plateName],
        `; the frame shows half of it, from ${window.from} before the page is scrolled`,
      )
    : equationFor(plateParameters[plateName])
}

/** The film's equation. */
export const filmEquation: Equation = equationFor(filmParameters)

function equationFor(parameters: PlateParameters, shown = ''): Equation {
  switch (parameters.kind) {
    case 'carpet':
      return carpet(parameters, shown)
    case 'slits':
      return slits(parameters)
    case 'sources':
      return sources(parameters)
    case 'drum':
      return drum(parameters)
    case 'directions':
      return directions(parameters)
    case 'shadow':
      return shadow(parameters)
    case 'vortex':
      return vortex(parameters)
  }
}

function carpet({ start, window }: PlateParameters & { kind: 'carpet' }, shown: string): Equation {
  const center = sub('x', '0')
  const narrowness: MathTerm = over(sup('(nπs)', '2'), '2')
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
      { term: center, meaning: `= ${start.center}, where the particle starts, in widths of the box` },
      { term: 's', meaning: `= ${start.spread}, how narrow it starts` },
      { term: 'n', meaning: `from 1 to ${highestMode}` },
      { term: 'x', meaning: `from ${window.left} to ${window.right}, left to right` },
      { term: 't', meaning: `from ${window.from} to ${window.until}, upward${shown}` },
      { term: sup('|ψ|', '2'), meaning: 'is what is bright' },
    ],
  }
}

function slits({ slits: gaps, view }: PlateParameters & { kind: 'slits' }): Equation {
  const [first, last] = [gaps[0], gaps.at(-1)] as [Slit, Slit]
  const wide = (last.bottom - last.top).toFixed(1).replace('.0', '')
  const apart = ((last.top + last.bottom - first.top - first.bottom) / 2).toFixed(1)
  return {
    lines: [
      ['ψ(x,y)=', over('ik', '2'), sub('∫', 'slits'), sub('H', '1'), `${of}(kr)`, over('x', 'r'), ' d', 'y′'],
      [sup('r', '2'), '=', sup('x', '2'), '+', sup('(y−y′)', '2')],
    ],
    parameters: [
      { term: 'k=2π', meaning: 'as lengths are in wavelengths' },
      { term: 'y′', meaning: `over two slits ${wide} wide and ${apart} apart, middle to middle` },
      {
        term: 'x',
        meaning: `from ${view.x} to ${Math.round((view.x + view.width) * 100) / 100}, the screen being at 0`,
      },
      { term: sup('|ψ|', '2'), meaning: 'is what is bright' },
    ],
  }
}

function sources({ points, view }: PlateParameters & { kind: 'sources' }): Equation {
  return {
    lines: [['ψ=', sub('∑', 'j'), sub('H', '0'), `${of}(k`, sub('r', 'j'), ')']],
    parameters: [
      { term: 'k=2π', meaning: 'as lengths are in wavelengths' },
      {
        term: sub('r', 'j'),
        meaning: `from the sources at ${points.map(({ x, y }) => `(${x}, ${y})`).join(', ')}, counted from the upper left`,
      },
      { term: sup('|ψ|', '2'), meaning: `is what is bright; the picture is ${view.width} wide` },
    ],
  }
}

function drum({ modes }: PlateParameters & { kind: 'drum' }): Equation {
  const wave = ({ order, zero, amplitude }: (typeof modes)[number], i: number): MathTerm => [
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
        meaning: `is zero ${zero} of Bessel’s function of order ${order}, so that the rim does not move`,
      })),
      { term: sup('u', '2'), meaning: 'is what is bright' },
    ],
  }
}

function directions({ count, wavenumber }: PlateParameters & { kind: 'directions' }): Equation {
  const angle = sub('θ', 'j')
  return {
    lines: [['ψ(x,y)=', sub('∑', 'j'), sup('e', ['ik(x cos ', angle, '+y sin ', angle, ')'])]],
    parameters: [
      { term: angle, meaning: `= j × 360° / ${count}, the directions; j from 1 to ${count}` },
      { term: 'k', meaning: `= ${wavenumber}, as lengths are in heights of the picture` },
      { term: 'x', meaning: 'and y are counted from the center of the rings' },
      {
        term: sup('|ψ|', '2'),
        meaning: `is what is bright; in the center it is ${count} × ${count} times that of one wave`,
      },
    ],
  }
}

function shadow({ fresnelNumber, radius }: PlateParameters & { kind: 'shadow' }): Equation {
  return {
    lines: [
      [
        'ψ(r)=1+2πiN ',
        sup('e', ['iπN', sup('r', '2')]),
        { base: '∫', sub: '0', sup: '1' },
        sup('e', ['iπN', sup('s', '2')]),
        sub('J', '0'),
        `${of}(2πNrs) s ds`,
      ],
    ],
    parameters: [
      {
        term: 'N',
        meaning: `= ${fresnelNumber}, the Fresnel number: the disk’s radius squared, by wavelength and distance`,
      },
      { term: 'r', meaning: `from the axis, in radii of the disk; one is ${radius} of the picture’s height` },
      { term: sup('|ψ|', '2'), meaning: 'is what is bright; on the axis it is 1, as without the disk' },
    ],
  }
}

function vortex({ beams, wavenumber }: PlateParameters & { kind: 'vortex' }): Equation {
  const wave = ({ order, amplitude }: (typeof beams)[number], i: number): MathTerm => [
    i > 0 ? '+' : '',
    amplitude === 1 ? '' : `${amplitude} `,
    sub('J', minus(order)),
    `${of}(kr) `,
    sup('e', `${minus(order)}iθ`),
  ]
  return {
    lines: [['ψ(r,θ)=', ...beams.map(wave)]],
    parameters: [
      { term: 'k', meaning: `= ${wavenumber}, as lengths are in heights of the picture` },
      { term: sub('J', 'n'), meaning: 'is Bessel’s function of order n, which is 0 on the axis unless n is 0' },
      { term: sup('|ψ|', '2'), meaning: 'is what is bright; on the axis it is 0' },
    ],
  }
}

const { period, slope, visibility, pixelMm, planeMm, wallMm, wallStrength, width } = portraitParameters
const degrees = ((Math.atan(-slope) * 180) / Math.PI).toFixed(1)

/** The positions of the fringes on a face, and their brightness. */
export const portraitEquation: Equation = {
  lines: [
    ['φ=', over(['2π(y+kH)'], 'p')],
    ['H=', over(`${planeMm}−z`, String(pixelMm))],
    ['I=R(1−', over('V', '2'), '+', over('V', '2'), ' cos φ)'],
  ],
  parameters: [
    { term: 'p', meaning: `= ${period}, from line to line, in pixels of a portrait ${width} wide` },
    { term: 'y', meaning: 'the distance toward the projector, here below the camera, in other portraits at its side' },
    { term: 'k', meaning: `= ${minus(slope)}, the projector being at ${degrees}° from the camera` },
    { term: 'z', meaning: `the distance from the camera in mm; the wall is at ${planeMm + wallMm}` },
    { term: 'H', meaning: `the height toward the camera, in pixels of ${pixelMm} mm` },
    { term: 'V', meaning: `= ${visibility}, the contrast of the lines; on the wall ${wallStrength} of it` },
    { term: 'R', meaning: 'the light that skin, hair or cloth gives back' },
  ],
}

/** The depth as computed from four pictures. */
export const phaseEquation: MathTerm = [
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
