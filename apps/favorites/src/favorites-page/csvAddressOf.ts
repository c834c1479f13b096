import { FAVORITES_CSV_PATH } from '@verstak/contracts/favoritesItems'

/** Address of a list as a table for spreadsheets. */
export const csvAddressOf = (listGuid: string) => `${FAVORITES_CSV_PATH}?listGuid=${listGuid}`
