/** Sign or number that Word puts before an item of a list. */
const MARKER = /^\s*(?:[·•o§▪–—-]|\d+[.)]|[a-zа-я][.)])\s+/i

/**
 * Makes lists of the paragraphs that Word pastes instead of lists. All other markup that the editor does not know is left
 * out by its schema.
 */
export function wordLists(html: string): string {
  if (!html.includes('MsoList')) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const paragraph of page.querySelectorAll('p[class*="MsoList"]')) {
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      (span.getAttribute('style') ?? '').replaceAll(' ', '').includes('mso-list:Ignore'),
    )
    const sign = marker?.textContent ?? paragraph.textContent?.match(MARKER)?.[0] ?? ''
    if (marker) marker.remove()
    const tag = /\d/.test(sign) ? 'OL' : 'UL'
    const before = paragraph.previousElementSibling
    const list = before?.tagName === tag ? before : page.createElement(tag)
    paragraph.before(list)
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    if (!marker && item.firstChild?.nodeType === Node.TEXT_NODE)
      item.firstChild.textContent = item.firstChild.textContent!.replace(MARKER, '')
    list.append(item)
    paragraph.remove()
  }
  return page.body.innerHTML
}
