import { css } from '@linaria/core'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listLocalities, type TransportCompany } from '@verstak/contracts/transport'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { useRegion } from '@verstak/region'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { Combobox } from '@verstak/ui-kit/Combobox'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Message } from '@verstak/ui-kit/Message'
import { Radio } from '@verstak/ui-kit/Radio'
import { Select } from '@verstak/ui-kit/Select'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { space } from '@verstak/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { deliveryWishAtom } from './deliveryChoiceAtom.ts'
import { DeliveryNotes } from './DeliveryNotes.tsx'
import { deliveryTexts as texts } from './deliveryParts.texts.ts'
import type { Checkout } from './useCheckout.ts'
import { useDelivery } from './useDeliveryPrice.ts'

/** Town, company and terminal, with price and days of each company for these very goods. */
export function TransportPart({ checkout }: { checkout: Checkout }) {
  const { field, goods } = checkout
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const [wish, choose] = useAtom(deliveryWishAtom)
  const { townId, company, terminal } = wish
  const { data, isFetching, isError, refetch } = useQuery(endpointQuery(call, listLocalities, {}))
  const { data: answer, isPlaceholderData } = useDelivery(checkout, 'transport')
  const towns = data?.localities
  const home = towns?.find((town) => town.regionId === regionId)?.id

  // The shopper's own town, until he chooses another one.
  useEffect(() => {
    if (townId === undefined && home !== undefined) choose({ townId: home })
  }, [townId, home, choose])

  if (isError) return <ErrorState title={texts.townsFailed} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!towns) return <Spinner label={texts.loading} />
  const companies = Object.entries(answer?.companies ?? {})
  const points = companies.find(([code]) => code === company)?.[1].points ?? []
  return (
    <div className={stack}>
      <Combobox
        {...field('transportTown')}
        label={texts.town}
        required
        placeholder={texts.townPlaceholder}
        emptyText={texts.townNone}
        options={towns.map(({ id, name, area }) => ({ value: String(id), label: name, ...(area && { note: area }) }))}
        value={townId === undefined ? null : String(townId)}
        onChange={(value) =>
          choose({ townId: value === null ? undefined : Number(value), company: undefined, terminal: undefined })
        }
      />
      {townId !== undefined && !answer && <Spinner label={texts.loading} />}
      {answer?.companies && companies.length === 0 && answer.refusal !== 'pickup-only' && (
        <Message tone="warn">{texts.noCompanies}</Message>
      )}
      {companies.length > 0 && (
        <ChoiceGroup label={texts.company} layout="cards" required error={field('transportCompany').error}>
          {companies.map(([code, terms]) => (
            <Radio
              key={code}
              look="card"
              name="transportCompany"
              value={code}
              checked={code === company}
              onChange={() => choose({ company: code, terminal: undefined })}
              label={terms.title}
              aside={terms.price === null ? undefined : formatPrice(terms.price)}
              note={noteOf(terms)}
            />
          ))}
        </ChoiceGroup>
      )}
      {points.length > 0 && (
        <Select
          {...field('transportTerminal')}
          label={texts.terminal}
          value={terminal ?? ''}
          onChange={({ target }) => choose({ terminal: target.value || undefined })}
        >
          <option value="">{texts.anyTerminal}</option>
          {points.map(({ id, address }) => (
            <option key={id} value={id}>
              {address}
            </option>
          ))}
        </Select>
      )}
      {answer && (
        <DeliveryNotes
          answer={answer}
          goods={goods}
          choice={JSON.stringify(['transport', wish])}
          isSettled={!isPlaceholderData}
          when={texts.arrives(answer.dateText)}
        />
      )}
    </div>
  )
}

const noteOf = ({ days, price, description }: TransportCompany) =>
  [days === null ? null : texts.days(days), price === null ? texts.askManager : null, description]
    .filter(Boolean)
    .join('. ')

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`
