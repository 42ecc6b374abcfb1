import { expect, test } from '@playwright/test'
import { geoContains, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'us-atlas/states-10m.json' with { type: 'json' }
import projectedAtlas from 'us-atlas/states-albers-10m.json' with { type: 'json' }
import { cases } from '../../content/record.ts'
import { projectPlace } from './map-projection.ts'

/** Returns the outline of a state in one edition of the atlas. */
function getState(edition: unknown, name: string) {
  const topology = edition as Topology<{ states: GeometryCollection<{ name: string }> }>
  const state = feature(topology, topology.objects.states).features.find(({ properties }) => properties.name === name)
  if (!state) throw new Error(`The atlas has no state ${name}.`)
  return state
}

for (const { name, state, ...place } of cases)
  test(`${name} lies in ${state}, and on the map where ${state} is drawn`, () => {
    expect(geoContains(getState(atlas, state), [place.longitude, place.latitude])).toBe(true)
    const [[left, top], [right, bottom]] = geoPath().bounds(getState(projectedAtlas, state))
    const [x, y] = projectPlace(place)
    expect(x > left && x < right && y > top && y < bottom, `${x}, ${y}`).toBe(true)
  })
