/** A part of the page that belongs to a remote. */
export interface PagePart {
  /** `cart` for a page, `cart/AddToCart` for a widget. */
  name: string
  /** Visible area, in document coordinates; null while nothing is visible. */
  box: { left: number; top: number; width: number; height: number } | null
}

/** The current parts of the page, in document order. */
export function readParts(): PagePart[] {
  return [...document.querySelectorAll('remote-part')].map((element) => ({
    name: element.getAttribute('name') ?? '',
    box: boxOf(element),
  }))
}

/** Box of a part's children, because part elements have no box. */
function boxOf(element: Element): PagePart['box'] {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, top, width, height } = range.getBoundingClientRect()
  if (width === 0 || height === 0) return null
  return { left: left + window.scrollX, top: top + window.scrollY, width, height }
}
