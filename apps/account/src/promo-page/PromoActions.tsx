import { useQueryClient } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { getCart } from '@verstak/contracts/cart'
import { applyPromoCode } from '@verstak/contracts/cartPromo'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { copyIcon } from '@verstak/ui-kit/icons'
import { useState } from 'react'
import { promoPageTexts as texts } from './promoPage.texts.ts'
import { actions } from './promoStyles.tsx'

export interface PromoActionsProps {
  code: string
}

/** Copies a code, or applies it to the cart. */
export function PromoActions({ code }: PromoActionsProps) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const { showError, early } = useModals()
  const showToast = useToasts()
  const [isApplying, setIsApplying] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ key: 'account.promo', text: texts.copied(code), tone: 'ok' })
    } catch {
      showToast({ key: 'account.promo', text: texts.notCopied })
    }
  }

  async function apply() {
    if (isApplying) return
    setIsApplying(true)
    try {
      const { success, data } = await call(applyPromoCode, { body: { promocode: code } })
      if (success) {
        // Of every region: the next cart that is shown asks anew.
        const [version, path] = queryKeyOf(getCart, { query: { regionId: 1 } })
        await queryClient.invalidateQueries({ queryKey: [version, path] })
        showToast({ key: 'account.promo', text: texts.applied(code), tone: 'ok' })
      } else {
        const [refusal] = data.errors
        showError({ title: refusal?.title ?? '', text: refusal?.message || texts.failed })
      }
    } catch (error) {
      showError({ text: failureOf(readApiError(error)?.code) })
    }
    setIsApplying(false)
  }

  return (
    <div className={actions}>
      <Button
        variant="outline"
        loading={isApplying}
        aria-label={texts.applyOf(code)}
        {...early}
        onClick={() => void apply()}
      >
        {texts.apply}
      </Button>
      <Button variant="ghost" icon={copyIcon} aria-label={texts.copyOf(code)} {...early} onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  )
}

function failureOf(code: string | undefined): string {
  if (code === 'cart-token-required') return texts.noCart
  return code === 'rate-limited' ? texts.often : texts.failed
}
