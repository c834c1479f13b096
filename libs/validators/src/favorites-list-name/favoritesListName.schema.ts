import { listNameFault } from './favoritesListName.ts'
import { textSchema } from '../textSchema.ts'

/** Name of a list of favorites. */
export const ListName = /* @__PURE__ */ textSchema(listNameFault)
