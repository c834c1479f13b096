import { useHost } from '@verstak/host'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Radio } from '@verstak/ui-kit/Radio'
import { useRef, useState } from 'react'
import { useAccount } from './account.ts'
import { buyerTexts } from './buyer.texts.ts'
import type { Checkout } from './useCheckout.ts'

/** For himself, as ids of organizations go. */
const NOBODY = 0

/**
 * For whom the order is: the user or one of his organizations. The choice is his everywhere in the shop, and prices and
 * payments follow it at once.
 */
export function BuyerFields({ checkout }: { checkout: Checkout }) {
  const host = useHost()
  const account = useAccount()
  const [wanted, setWanted] = useState<number | null>(null)
  const [isFailed, setFailed] = useState(false)
  const last = useRef(NOBODY)
  const isUnderWay = useRef(false)
  if (!account) return null
  const chosen = wanted ?? account.organization?.id ?? NOBODY

  async function choose(id: number) {
    setWanted(id)
    last.current = id
    // An older shell cannot: then the order alone is for the chosen one, and its sum is told before it is placed.
    if (!host.changeContractor || isUnderWay.current) return
    isUnderWay.current = true
    // One at a time, because the last answer decides the prices; what is chosen meanwhile follows.
    for (let done = NaN; done !== last.current;) {
      done = last.current
      setFailed(false)
      try {
        await host.changeContractor(done)
      } catch {
        setFailed(true)
      }
    }
    isUnderWay.current = false
    setWanted(null)
  }

  const choices = [
    { id: NOBODY, label: buyerTexts.person, note: buyerTexts.personNote },
    ...account.contractors.map(({ id, name, inn }) => ({ id, label: name, note: buyerTexts.company(inn) })),
  ]
  return (
    <FormSection title={buyerTexts.title}>
      <ChoiceGroup
        label={buyerTexts.title}
        isLabelHidden
        layout="cards"
        error={isFailed ? buyerTexts.failed : checkout.field('organizationId').error}
      >
        {choices.map(({ id, label, note }) => (
          <Radio
            key={id}
            look="card"
            name="organizationId"
            value={id}
            label={label}
            note={note}
            checked={id === chosen}
            aria-busy={id === wanted || undefined}
            onChange={() => void choose(id)}
          />
        ))}
      </ChoiceGroup>
    </FormSection>
  )
}
