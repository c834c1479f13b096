import type { EndpointShapes, HostDescription, Release } from '@verstak/contracts/release'

/** What is live around a release. */
export interface Neighbourhood {
  host: HostDescription
  /** Calls of the running API. */
  api: EndpointShapes
  /** Live releases of the other remotes, canaries included. */
  remotes: readonly Release[]
}

/** A release that is to be published. */
export interface Candidate {
  release: Release
  /** Holds its files. */
  folder: string
  live: Neighbourhood
  /** Most bytes (brotli) of the page's own scripts and stylesheets. */
  budget: { js: number; css: number }
}

/** Looks at one side of a release. @returns reasons against publishing, with what to do; none when all is well */
export type ReleaseCheck = (candidate: Candidate) => string[]
