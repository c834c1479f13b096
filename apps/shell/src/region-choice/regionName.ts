import type { Region } from '@verstak/contracts/region'
import { regionButtonTexts } from './regionButton.texts.ts'

/** Id of Moscow with its region. */
const MOSCOW_AND_REGION_ID = -1

/** Name of a region in the region dialog (REGION-002). */
export const regionName = ({ id, name }: Pick<Region, 'id' | 'name'>): string =>
  id === MOSCOW_AND_REGION_ID ? regionButtonTexts.moscowRegion : name
