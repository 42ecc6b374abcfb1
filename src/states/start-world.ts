// The script of /report?world=…: makes one thing go wrong, before the code of the report comes.
import { type World, worlds } from './worlds.ts'

const name = new URLSearchParams(location.search).get('world')
const world: World | undefined = Object.entries(worlds).find(([key]) => key === name)?.[1]
world?.start?.(world)
