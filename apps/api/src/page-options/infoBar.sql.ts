import type { Queryable } from '../db/openDatabase.ts'
import type { InfoBarRow } from '../db/catalogueTables.ts'

/** The first bar for a layout and a region at a moment. */
export const selectInfoBar = (
  db: Queryable,
  { isMobile, regionId, now }: { isMobile: boolean; regionId: number; now: Date },
): Promise<InfoBarRow | undefined> =>
  db
    .selectFrom('info_bar')
    .selectAll()
    .where((bar) => bar.or([bar('is_mobile', 'is', null), bar('is_mobile', '=', isMobile)]))
    .where((bar) => bar.or([bar('region_id', 'is', null), bar('region_id', '=', regionId)]))
    .where('starts_at', '<=', now)
    .where((bar) => bar.or([bar('ends_at', 'is', null), bar('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
