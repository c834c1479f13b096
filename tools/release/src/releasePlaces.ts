import { join, resolve } from 'node:path'

/** Paths of a shop's releases and keys. */
export interface ReleasePlaces {
  /** Release store. */
  releases: string
  /** Public keys of all teams, which shells trust. */
  teamKeys: string
  /** Tokens and private keys; one file for each remote, closed to others. */
  teams: string
}

/** Places below the data folder, unless VERSTAK_RELEASES or VERSTAK_TEAM_KEYS name others. */
export function releasePlaces(dataFolder: string, env: NodeJS.ProcessEnv): ReleasePlaces {
  return {
    releases: resolve(env['VERSTAK_RELEASES'] || join(dataFolder, 'releases')),
    teamKeys: resolve(env['VERSTAK_TEAM_KEYS'] || join(dataFolder, 'team-keys.json')),
    teams: join(dataFolder, 'teams'),
  }
}
