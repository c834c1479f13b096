import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listAlternatives, type ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { useState } from 'react'
import { analog, analogFoot, analogHead, analogList, analogName, analogPlain } from './analogStyles.tsx'
import { rowTexts } from './favoritesPage.texts.ts'
import { analogTexts as texts } from './listChanges.texts.ts'

/** Anchor of the analogs on the product page. */
const ANALOGS_ANCHOR = '#analogs'

const MOST = 3

export interface RowAnalogsProps {
  product: { id: number; link: string }
  /** Puts another product into the place of this one. */
  onReplace: (product: ProductTile) => Promise<void>
}

/** Products that can be had instead of one that is not there. Its place is kept before they have come. */
export function RowAnalogs({ product: { id, link }, onReplace }: RowAnalogsProps) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const [replacing, setReplacing] = useState<string | null>(null)
  const { data, isError } = useQuery(endpointQuery(call, listAlternatives, { query: { productId: id, regionId } }))
  const analogs = data?.products.filter(({ isAvailable }) => isAvailable).slice(0, MOST)

  async function replace(product: ProductTile) {
    if (replacing !== null) return
    setReplacing(product.guid)
    await onReplace(product)
    setReplacing(null)
  }

  if (isError) return null
  return (
    <>
      <h3 className={analogHead}>
        {texts.title}
        {analogs && analogs.length > 0 && <Link href={link + ANALOGS_ANCHOR}>{texts.all}</Link>}
      </h3>
      {!analogs && <p className={analogPlain}>{rowTexts.analogsLoading}</p>}
      {analogs?.length === 0 && <p className={analogPlain}>{texts.none}</p>}
      <ul className={analogList}>
        {analogs?.map((one) => (
          <li key={one.guid} className={analog}>
            <Picture src={one.image} alt="" size={56} />
            <Link href={one.link} className={analogName}>
              {one.name}
            </Link>
            <div className={analogFoot}>
              <b>{formatPrice(one.price)}</b>
              <Button
                variant="link"
                aria-label={texts.replaceBy(one.name)}
                loading={replacing === one.guid}
                onClick={() => void replace(one)}
              >
                {texts.replace}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
