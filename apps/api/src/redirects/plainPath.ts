/* eslint-disable-next-line no-control-regex -- they are what is looked for */
const ODD = /[\u0000-\u0020\u007f\\?#]/

/**
 * A path as the table of redirects spells it: without dots, its letters decoded. Where decoding would make another address of
 * it, it stays encoded.
 */
export function plainPath(path: string): string {
  const { pathname } = new URL(`http://store.invalid${path}`)
  try {
    const plain = decodeURI(pathname)
    return ODD.test(plain) ? pathname : plain
  } catch {
    return pathname
  }
}
