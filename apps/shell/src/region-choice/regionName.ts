import type { Region } from '@verstak/contracts/region'
import { regionTexts } from './regionChoice.texts.ts'

/** Moscow together with the towns around it. */
const MOSCOW_AND_REGION_ID = -1

/** How a region is called where it is chosen (REGION-002). */
export const regionName = ({ id, name }: Pick<Region, 'id' | 'name'>): string =>
  id === MOSCOW_AND_REGION_ID ? regionTexts.moscowRegion : name
