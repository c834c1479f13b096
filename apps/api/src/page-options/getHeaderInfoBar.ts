import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getHeaderInfoBar as endpoint } from '@verstak/contracts/pageOptions'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectInfoBar } from './infoBar.sql.ts'

/** @throws DomainError `invalid-input` for an unknown region */
export async function getHeaderInfoBar(
  { db, index, now }: Services,
  { isMobile, regionId }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await index.read(), regionId)
  const bar = await selectInfoBar(db, { isMobile, regionId: region.id, now: now() })
  if (!bar) return { exist: null, empty: true }
  return {
    exist: {
      type: bar.type,
      imageUrl: bar.image_url,
      backgroundColor: bar.background_color,
      text: bar.text,
      textColor: bar.text_color,
      link: bar.link,
      closeButton: bar.has_close_button,
      advertisingToken: bar.advertising_token,
    },
    empty: false,
  }
}
