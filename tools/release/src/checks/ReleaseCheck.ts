import type { EndpointShapes, HostDescription, Release } from '@verstak/contracts/release'

/** The live parts around a release. */
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
  /** Folder with its files. */
  folder: string
  live: Neighbourhood
  /** Limits of the page's own scripts and stylesheets, bytes after brotli. */
  budget: { js: number; css: number }
}

/** Checks one aspect of a release. @returns reasons against publishing, with what to do; empty when there are none */
export type ReleaseCheck = (candidate: Candidate) => string[]
