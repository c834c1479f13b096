import * as v from 'valibot'

/** Kinds of a product's documents. */
export const DOCUMENT_KINDS = ['instruction', 'certificate', 'other'] as const

/** A view of a drawing, or a photo by its guid. */
const View = v.pipe(v.string(), v.regex(/^(?:[a-z-]{1,30}|[0-9a-f-]{36})$/, 'view'))

/** The gallery of a product in its order; the first is the tile's. */
export const ProductPictures = v.pipe(v.array(View), v.minLength(1, 'empty'), v.maxLength(20, 'long'))

/** Characters of what a picture shows, at most: a sentence. */
export const LONGEST_ALT = 150

/** What pictures show, for who does not see them; others are called by the name of the product. */
export const ProductAlts = v.pipe(
  v.array(
    v.object({
      picture: View,
      text: v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(LONGEST_ALT, 'long')),
    }),
  ),
  v.maxLength(20, 'long'),
)

/** PDF files of a product's page in their order. */
export const ProductDocuments = v.pipe(
  v.array(
    v.object({
      guid: v.pipe(v.string(), v.uuid()),
      kind: v.picklist(DOCUMENT_KINDS),
      name: v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(200, 'long')),
    }),
  ),
  v.maxLength(20, 'long'),
)
