/** Hash of everything that the drawings show; written by `tools/images/src/makeVersion.ts`. */
export const DRAWINGS_VERSION = 'v00000000'
