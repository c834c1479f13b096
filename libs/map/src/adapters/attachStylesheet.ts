import { MapError } from '../MapError.ts'

/** Adds a stylesheet to the document, once. @throws MapError when it does not load */
export function attachStylesheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new MapError('load', `${href} did not load.`))
    })
    document.head.append(link)
  })
}
