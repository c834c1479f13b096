/** Id of a slide: what its thumbnail leads to while the page has no JavaScript yet. */
export const slideId = (index: number) => `photo-${index + 1}`
