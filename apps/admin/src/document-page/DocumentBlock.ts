import { ContentBlock } from '@verstak/contracts/content'
import { RequisitesBlock } from '@verstak/contracts/legalStaff'
import * as v from 'valibot'

/** A part of a text of the shop, legal or not, as it is edited. */
export const DocumentBlock = v.variant('kind', [...ContentBlock.options, RequisitesBlock])
export type DocumentBlock = v.InferOutput<typeof DocumentBlock>
