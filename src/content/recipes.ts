/**
 * The numbers that the pictures are computed with and that the equations beside them print. The recipes in `media/` read
 * them here and nowhere else, so that a picture and what is said of it cannot part.
 */

/** How a particle in a box starts: a Gaussian of width `spread` at `center`, both in widths of the box. */
export interface Start {
  readonly center: number
  readonly spread: number
}

/** The part of space and time that a carpet shows: x left to right in widths of the box, t upward. */
export interface Window {
  readonly left: number
  readonly right: number
  readonly from: number
  readonly until: number
}

/** A gap in a screen that stands at x = 0, from `top` to `bottom` along y, in wavelengths. */
export interface Slit {
  readonly top: number
  readonly bottom: number
}

/** A place in the picture's plane, in wavelengths; y grows downward. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The part of the plane that a picture shows: its upper left corner and its width, in wavelengths. */
export interface View extends Point {
  readonly width: number
}

/** One mode of a circular drum of radius 1, clamped at the rim: J of `order`, at its `zero`-th zero (from 1). */
export interface Mode {
  readonly order: number
  readonly zero: number
  readonly amplitude: number
}

/** The highest mode of a particle in a box that is kept. At spread 0.022 the first one left out weighs exp(-8.9). */
export const highestMode = 59

const spread = 0.022

/** The film: the whole box, through one period of the density: n² leaves 1 when divided by 8 for every odd n. */
export const film = {
  kind: 'carpet',
  start: { center: 0.5, spread },
  window: { left: 0, right: 1, from: 0, until: 1 / 4 },
} as const

/** What each plate is computed with. */
export const plates = {
  uncharted: {
    kind: 'carpet',
    start: { center: 0.37, spread },
    window: { left: 0.02, right: 0.98, from: 0.39, until: 0.497 },
  },
  /** The one that a scroll moves through time: twice as high, its upper half the plate `uncharted`, time and place to one scale. */
  unchartedtall: {
    kind: 'carpet',
    start: { center: 0.37, spread },
    window: { left: 0.02, right: 0.98, from: 0.283, until: 0.497 },
  },
  nexus: {
    kind: 'carpet',
    start: { center: 0.5, spread },
    window: { left: 0.3, right: 0.7, from: 0.165, until: 0.225 },
  },
  threshold: {
    kind: 'slits',
    slits: [
      { top: -2.1, bottom: -1.1 },
      { top: 1.1, bottom: 2.1 },
    ],
    view: { x: 0.05, y: -3.4, width: 10.9 },
  },
  cascade: {
    kind: 'sources',
    points: [
      { x: 3, y: 2.5 },
      { x: 7.5, y: 5.2 },
      { x: 12, y: 7.9 },
    ],
    view: { x: 0, y: 0, width: 15 },
  },
  resonance: {
    kind: 'drum',
    modes: [
      { order: 0, zero: 9, amplitude: 1 },
      { order: 6, zero: 9, amplitude: 1.2 },
    ],
    /** In widths of the picture. */
    radius: 0.29,
  },
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
} as const satisfies Readonly<Record<string, Recipe>>

/** What one plate is computed with, by the kind of its equation. */
export type Recipe =
  | { readonly kind: 'carpet'; readonly start: Start; readonly window: Window }
  | { readonly kind: 'slits'; readonly slits: readonly Slit[]; readonly view: View }
  | { readonly kind: 'sources'; readonly points: readonly Point[]; readonly view: View }
  | { readonly kind: 'drum'; readonly modes: readonly Mode[]; readonly radius: number }

/** The portraits: straight lines projected from below. Lengths in px of a portrait 960 px wide unless they say mm. */
export const fringes = {
  width: 960,
  height: 1200,
  /** From one line to the next, on a plane that faces the camera. */
  period: 14,
  /** How far a line moves up for each px that the surface comes nearer: minus the tangent of the projector's angle. */
  slope: -0.5,
  /** Between the darkest and the lightest light of the lines, of 1. */
  visibility: 0.82,
  /** The plane of the eyes: its distance from the camera, and what one px measures on it. */
  planeMm: 1050,
  pixelMm: 0.35,
  /** The wall: how far behind the plane of the eyes, and how strong its lines are, of the face's. */
  wallMm: 450,
  wallStrength: 0.3,
  /** The portrait that is shown large and measured, and the part of it that the four steps show. */
  example: '04',
  face: { left: 160, top: 60, width: 640, height: 640 },
} as const
