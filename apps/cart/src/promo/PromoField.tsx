import { css } from '@linaria/core'
import { type CartPromo } from '@verstak/contracts/cart'
import { promoFormAction } from '@verstak/contracts/cartPromo'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { orderTexts } from '../checkout/checkout.texts.ts'
import { promoFieldTexts as texts } from './promo.texts.ts'

/** Loaded lazily: most shoppers have no code. */
const load = async () => (await import(/* webpackChunkName: "promo" */ './promoLogic.ts')).promoLogic

/**
 * Field for a promo code.
 * @param refused code that was refused to a page without scripts
 */
export function PromoField({ refused }: { refused: CartPromo | undefined }) {
  const host = useHost()
  const form = useForm({ load, context: host })
  const field = form.field('promocode')
  const lost = form.problem && orderTexts.lostTitle
  return (
    <form {...form.props} className={row} action={promoFormAction(host.layout)}>
      <TextField
        {...field}
        error={field.error ?? lost ?? refused?.error ?? undefined}
        label={texts.label}
        isLabelHidden
        placeholder={texts.label}
        defaultValue={refused?.code}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" loading={form.isSending} loadingLabel={texts.applying}>
        {texts.apply}
      </Button>
    </form>
  )
}

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space.s8};
`
