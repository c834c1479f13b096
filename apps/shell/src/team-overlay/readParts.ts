/** A part of the page that belongs to a remote. */
export interface PagePart {
  /** `cart` for a page, `cart/AddToCart` for a widget. */
  name: string
  /** Where it is seen, in the document's coordinates; null while nothing of it is seen. */
  box: { left: number; top: number; width: number; height: number } | null
}

/** The parts of the page as they are now, in the order of the document. */
export function readParts(): PagePart[] {
  return [...document.querySelectorAll('remote-part')].map((element) => ({
    name: element.getAttribute('name') ?? '',
    box: boxOf(element),
  }))
}

/** Parts have no box of their own, only what stands in them has. */
function boxOf(element: Element): PagePart['box'] {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, top, width, height } = range.getBoundingClientRect()
  if (width === 0 || height === 0) return null
  return { left: left + window.scrollX, top: top + window.scrollY, width, height }
}
