import { useSuspenseQuery } from '@tanstack/react-query'
import type { Account } from '@verstak/contracts/session'
import { isMobile, useHost } from '@verstak/host'
import { BuyerCard } from '../cabinet-menu/BuyerCard.tsx'
import { MenuList } from '../cabinet-menu/CabinetMenu.tsx'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { sessionQuery } from '../own-page/sessionQuery.ts'
import { CodesForm } from './CodesForm.tsx'
import { CompanyFigures } from './CompanyFigures.tsx'
import { dashboardTexts as texts } from './dashboardPage.texts.ts'
import { board, boardMain, boardSide } from './dashboardStyles.tsx'
import { MovingOrders } from './MovingOrders.tsx'
import { OftenBought } from './OftenBought.tsx'
import { SavedLists } from './SavedLists.tsx'
import { ToReview } from './ToReview.tsx'
import { UnpaidOrders } from './UnpaidOrders.tsx'

const ADDRESS = '/user/dashboard/'

/** Start page of the cabinet: what moves at a glance. */
export function DashboardPage() {
  const { call } = useHost()
  const { account } = useSuspenseQuery(sessionQuery(call)).data
  return (
    <OwnPage current={ADDRESS} title={texts.title} note={account?.displayName} isGuest={!account}>
      {account && <Board account={account} />}
    </OwnPage>
  )
}

function Board({ account }: { account: Account }) {
  const { layout } = useHost()
  const isPhone = isMobile(layout)
  return (
    <>
      {isPhone && <BuyerCard account={account} />}
      {account.isJuristic && <CompanyFigures account={account} />}
      <div className={board}>
        <div className={boardMain}>
          {isPhone && <UnpaidOrders />}
          <MovingOrders />
          {isPhone && <MenuList account={account} current={ADDRESS} />}
          <OftenBought />
        </div>
        <div className={boardSide}>
          {!isPhone && <UnpaidOrders />}
          <ToReview />
          {account.isJuristic && <CodesForm />}
        </div>
      </div>
      <SavedLists />
    </>
  )
}
