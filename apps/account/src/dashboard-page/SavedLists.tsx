import { useQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { formatDate } from '@verstak/dates'
import { useRegion } from '@verstak/region'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { quiet } from '../order-row/orderRowStyles.tsx'
import { sheet, sheetHead } from '../own-page/ownPageStyles.tsx'
import { dashboardTexts as texts } from './dashboardPage.texts.ts'
import { savedListsQuery } from './dashboardQueries.ts'
import { listCell, listCells } from './dashboardStyles.tsx'

const MOST = 3

/** The first lists for repeated purchase; nothing without lists. */
export function SavedLists() {
  const { call } = useHost()
  const { timeZone } = useRegion()
  const { data } = useQuery(savedListsQuery(call))
  if (!data || data.lists.length === 0) return null
  return (
    <section className={sheet} aria-label={texts.lists}>
      <div className={sheetHead}>
        <Heading level={2} look="block" note={data.lists.length}>
          {texts.lists}
        </Heading>
        <Link href="/user/lists/">{texts.newList}</Link>
      </div>
      <ul className={listCells}>
        {data.lists.slice(0, MOST).map(({ guid, name, products, usedAt }) => (
          <li key={guid} className={listCell}>
            <Link href={`/user/lists/${guid}/`}>{name}</Link>
            <span className={quiet}>{texts.listNote(products, usedAt && formatDate(new Date(usedAt), timeZone))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
