import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import { importPoints } from '@verstak/tools-offices/importPoints'
import { pickupLabels } from './benchPickup.texts.ts'

const MOSCOW = { lat: 55.7558, lon: 37.6173 }
/** Half of the side of the square in which they lie, degrees. */
const SPREAD = { lat: 0.18, lon: 0.3 }

/** Brings points of a partner into a shop's first town, spread evenly and the same each time. */
export async function addPickupPoints(dataFolder: string, count: number): Promise<void> {
  process.env['VERSTAK_DATA'] = dataFolder
  const { streets, house, hours, town } = pickupLabels
  const rows = Array.from({ length: count }, (_, index) => {
    const lat = MOSCOW.lat + SPREAD.lat * (2 * fraction(index * 0.7548776662) - 1)
    const lon = MOSCOW.lon + SPREAD.lon * (2 * fraction(index * 0.5698402909) - 1)
    const address = house(streets[index % streets.length]!, index + 1)
    return [index, town, `"${address}"`, lat.toFixed(5), lon.toFixed(5), '88005550000', `"${hours}"`].join(';')
  })
  const folder = await mkdtemp(join(tmpdir(), 'verstak-points-'))
  const database = await openShopDatabase({ mustExist: true })
  try {
    const file = join(folder, 'points.csv')
    await writeFile(file, ['id;town;address;lat;lon;phone;hours', ...rows].join('\n'))
    const { url } = database
    const onRow = () => undefined
    await importPoints({ url, file, source: 'bench', isApplied: true, isMissingClosed: true, onRow })
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
}

const fraction = (value: number) => value - Math.floor(value)
