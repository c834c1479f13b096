import { css } from '@linaria/core'
import type { ComparedProduct } from '@verstak/contracts/comparison'
import { useHost } from '@verstak/host'
import { useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { color, radius, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { addAllCompared, refreshCompared } from '../compare-changes/compareChanges.ts'
import { showCompareFailure } from '../compare-changes/showCompareFailure.ts'
import { compareAddressOf } from './compareAddress.ts'
import { sharedTexts } from './comparePage.texts.ts'

/** Says that the comparison is somebody's, and takes its products into the visitor's own. */
export function SharedNote({ products }: { products: readonly ComparedProduct[] }) {
  const host = useHost()
  const navigate = useNavigate()
  const [isTaking, setIsTaking] = useState(false)

  async function take() {
    setIsTaking(true)
    try {
      await addAllCompared(host, products)
      await refreshCompared(host)
      await navigate(compareAddressOf({}))
    } catch (error) {
      showCompareFailure(host, error)
    }
    setIsTaking(false)
  }

  return (
    <div className={note}>
      <p>{sharedTexts.note}</p>
      {products.length > 0 && (
        <Button variant="secondary" loading={isTaking} onPointerDown={host.modals.preload} onClick={() => void take()}>
          {sharedTexts.take}
        </Button>
      )}
    </div>
  )
}

const note = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8} ${space.s16};
  margin-bottom: ${space.s16};
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.card};
  background-color: ${color.stateInfoSoft};

  @media print {
    display: none;
  }
`
