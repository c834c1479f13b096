/** Id of a heading of a document, by its place among the blocks. */
export const sectionId = (index: number): string => `section-${index}`
