// The parameters of the pictures. Captions name some of them.

/** The initial state of a particle in a box: a Gaussian of width `spread` at `center`, both in widths of the box. */
export type WavePacket = { readonly center: number; readonly spread: number }

/** The part of space and time that a carpet shows: x left to right in widths of the box, t upward. */
export interface SpaceTimeWindow {
  readonly left: number
  readonly right: number
  readonly from: number
  readonly until: number
}

/** A gap in a screen at x = 0, from `top` to `bottom` along y, in wavelengths. */
export type Slit = { readonly top: number; readonly bottom: number }

/** A point in the picture's plane, in wavelengths; y grows downward. */
export type PlanePoint = { readonly x: number; readonly y: number }

/** The part of the plane that a picture shows: its upper left corner and its width, in wavelengths. */
export type View = PlanePoint & { readonly width: number }

/** A beam whose amplitude is Bessel's function of `order`, turning `order` times around the axis. */
type Beam = { readonly order: number; readonly amplitude: number }

/** The film: the complete box, through one period of the density: n² mod 8 is 1 for every odd n. */
export const filmParameters = {
  start: { center: 0.5, spread: 0.022 },
  window: { left: 0, right: 1, from: 0, until: 1 / 4 },
} as const

export const plateParameters = {
  network: {
    kind: 'sources',
    points: [
      { x: 5, y: 6.5 },
      { x: 15, y: 6.5 },
      { x: 10, y: 15 },
    ],
    view: { x: 0, y: 0, width: 20 },
  },
  excellence: {
    kind: 'slits',
    slits: [
      { top: -3.2, bottom: -2.6 },
      { top: 2.6, bottom: 3.2 },
    ],
    view: { x: 0.05, y: -9, width: 22 },
  },
  directions: {
    kind: 'directions',
    count: 43,
    wavenumber: 110,
    center: { x: 0.2525, y: 0.2 },
  },
  vortex: {
    kind: 'vortex',
    beams: [
      { order: 2, amplitude: 1 },
      { order: -9, amplitude: 0.9 },
    ],
    wavenumber: 90,
    center: { x: 0.8, y: 0.5 },
  },
} as const satisfies Readonly<Record<string, PlateParameters>>

/** How many dark rays the beams leave between them: where one has turned once more than the other. */
export const darkRays = Math.abs(plateParameters.vortex.beams[0].order - plateParameters.vortex.beams[1].order)

export type PlateParameters =
  | { readonly kind: 'slits'; readonly slits: readonly Slit[]; readonly view: View }
  | { readonly kind: 'sources'; readonly points: readonly PlanePoint[]; readonly view: View }
  | DirectionsParameters
  | VortexParameters

/** A picture around a point. Lengths are in heights of the picture, from its upper left corner. */
type CenteredParameters = { readonly center: PlanePoint }

/** Plane waves from `count` directions at equal angles, all of one frequency, in step at the center. */
export type DirectionsParameters = CenteredParameters & {
  readonly kind: 'directions'
  readonly count: number
  readonly wavenumber: number
}

/** Bessel beams of one frequency along one axis, across which `wavenumber` is what varies. */
export type VortexParameters = CenteredParameters & {
  readonly kind: 'vortex'
  readonly beams: readonly Beam[]
  readonly wavenumber: number
}

/** The wall of the archive: how many plates stand in a row on a wide screen and on a phone, and their size in pixels. */
export const wallColumns = [49, 21] as const
export const wallPlateSize = 28

/** Straight fringes. Lengths are in px of a portrait 960 px wide, except those in mm. */
export const portraitParameters = {
  width: 960,
  height: 1200,
  /** The fringe period on a plane that faces the camera. */
  period: 14,
  /** The shift of a fringe for each px that the surface is nearer: minus the tangent of the projector's angle. */
  slope: -0.5,
  /** The contrast between the darkest and the brightest light of the fringes, relative to 1. */
  visibility: 0.82,
  /** The distance of the plane of the eyes from the camera, and the size of one px on it. */
  planeMm: 1050,
  pixelMm: 0.35,
  /** The wall: its distance behind the plane of the eyes, and the contrast of its fringes relative to the face's. */
  wallMm: 450,
  wallStrength: 0.3,
  /** The portrait that is shown large, under fringes from below. */
  example: '04',
} as const

/** How far a face stands out, and how far a line moves down there, in cm. */
export const exampleOfShift = { out: 2, down: 2 * Math.abs(portraitParameters.slope) } as const

/** The part of every portrait that its picture shows, 4:5. The eyes of all are on row 444, give or take 6. */
export const portraitView = { left: 130, top: 20, width: 700, height: 875 } as const

/** From where the fringes of a portrait come, in degrees: 0 from below, 90 from the right in the picture. */
export const fringeDirections: Readonly<Record<string, number>> = {
  '01': 0,
  '02': 35,
  '03': 90,
  '04': -40,
  '05': -75,
  '06': 20,
  '07': 60,
  '08': -30,
  '09': -60,
}
