/** Changes to other people's code at build time: what each is for and how to do without it stands in README.md. */
export const PATCHES = [
  'eagerModules',
  'noDebug',
  'noMutations',
  'noPreloads',
  'noRanges',
  'noSnapshots',
  'providedQuery',
  'pureRouter',
  'sharedRuntime',
  'textStream',
] as const

/** Name of a change. */
export type Patch = (typeof PATCHES)[number]

/**
 * Whether a build makes this change: `VERSTAK_UNPATCHED=1` leaves all of them out, `VERSTAK_UNPATCHED=pureRouter` that one.
 * @throws when the variable names none of them
 */
export function isPatched(name: Patch): boolean {
  const off = process.env['VERSTAK_UNPATCHED'] ?? ''
  if (off !== '' && off !== '1' && !(PATCHES as readonly string[]).includes(off))
    throw new Error(`VERSTAK_UNPATCHED=${off} names no change to a library. Use 1, or one of ${PATCHES.join(', ')}.`)
  return off !== '1' && off !== name
}
