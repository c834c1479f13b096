import type { LonLat } from '../map.ts'

/** Places one after another: `37.842 55.774, 37.841 55.739`, longitude first. */
export type Path = string

/** A town's plan as it is written by hand; lines are made smooth when it is drawn. */
export interface TownPlan {
  center: LonLat
  /** Distance from the centre in km up to which this plan is used. */
  reachKm: number
  /** The built-up land: a closed line; absent when it is the first ring. */
  land?: Path
  /** Seas and lakes: closed lines. */
  waters: readonly Path[]
  /** Land in the water: closed lines. */
  islands?: readonly Path[]
  /** Parks and woods: closed lines. */
  parks: readonly Path[]
  /** `width`: 3 a large river, 1 a brook. */
  rivers: readonly { name?: string; path: Path; width: 1 | 2 | 3 }[]
  /** `rank`: 3 the motorway around the town, 1 a boulevard. */
  rings: readonly { name: string; path: Path; rank: 1 | 2 | 3; isOpen?: boolean }[]
  roads: readonly { name: string; path: Path }[]
  /** Stations in their order: `Ховрино 37.486 55.878, …`; a closed line is a circle. */
  metro: readonly { color: string; stations: string; isClosed?: boolean }[]
  /** `rank`: 1 shown from far away, 3 only from near. */
  labels: readonly { name: string; at: string; rank: 1 | 2 | 3 }[]
}
