import { useSuspenseQuery } from '@tanstack/react-query'
import type { OwnPromoCode } from '@verstak/contracts/promoCode'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Heading } from '@verstak/ui-kit/Heading'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { sheet, sheetHead } from '../own-page/ownPageStyles.tsx'
import { PromoRow } from './PromoRow.tsx'
import { promoPageTexts as texts } from './promoPage.texts.ts'
import { promoQuery } from './promoQuery.ts'

const ADDRESS = '/user/promo/'

/** Promo codes of a private person: those that he can use, and those that he could. */
export function PromoPage() {
  const { call } = useHost()
  const { data } = useSuspenseQuery(promoQuery(call))
  return (
    <OwnPage current={ADDRESS} title={texts.title} isGuest={data === null}>
      {data && <Codes codes={data.codes} />}
    </OwnPage>
  )
}

function Codes({ codes }: { codes: readonly OwnPromoCode[] }) {
  if (codes.length === 0) {
    return (
      <EmptyState
        title={texts.empty}
        actions={
          <Button size="l" href="/">
            {texts.toCatalogue}
          </Button>
        }
      >
        {texts.emptyText}
      </EmptyState>
    )
  }
  return (
    <>
      <Group title={texts.usable} codes={codes.filter(({ state }) => state === 'usable')} />
      <Group title={texts.others} codes={codes.filter(({ state }) => state !== 'usable')} />
    </>
  )
}

function Group({ title, codes }: { title: string; codes: readonly OwnPromoCode[] }) {
  if (codes.length === 0) return null
  return (
    <section className={sheet}>
      <div className={sheetHead}>
        <Heading level={2} look="block" note={codes.length}>
          {title}
        </Heading>
      </div>
      <ul>
        {codes.map((promo) => (
          <PromoRow key={promo.code} promo={promo} />
        ))}
      </ul>
    </section>
  )
}
