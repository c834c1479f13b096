/** Patches of third-party code at build time. README.md has the reason of each and how to build without it. */
export const PATCHES = [
  'namelessModule',
  'noMutations',
  'noPreloads',
  'noRanges',
  'noSnapshots',
  'providedQuery',
  'pureRouter',
  'sharedRuntime',
  'textStream',
] as const

/** Name of a patch. */
export type Patch = (typeof PATCHES)[number]

/**
 * Whether a build applies this patch: `VERSTAK_UNPATCHED=1` disables all patches, `VERSTAK_UNPATCHED=pureRouter` this
 * one.
 * @throws when the variable names an unknown patch
 */
export function isPatched(name: Patch): boolean {
  const off = process.env['VERSTAK_UNPATCHED'] ?? ''
  if (off !== '' && off !== '1' && !(PATCHES as readonly string[]).includes(off))
    throw new Error(`VERSTAK_UNPATCHED=${off} names no change to a library. Use 1, or one of ${PATCHES.join(', ')}.`)
  return off !== '1' && off !== name
}
