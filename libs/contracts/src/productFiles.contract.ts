import * as v from 'valibot'

/** Kinds of a product's documents. */
export const DOCUMENT_KINDS = ['instruction', 'certificate', 'other'] as const

/** The gallery of a product in its order: views of the drawing, and photos by guid; the first is the tile's. */
export const ProductPictures = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^(?:[a-z-]{1,30}|[0-9a-f-]{36})$/, 'view'))),
  v.minLength(1, 'empty'),
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
