import { useHost } from '@verstak/host'
import { useLeads } from '@verstak/remote-kit/useLeads'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import type { MouseEvent } from 'react'
import { listTexts } from '../review-list/reviewList.texts.ts'

/** Width of the window on a desktop, px. */
const WIDTH = 880

const load = () => import(/* webpackChunkName: "review-window" */ './ReviewWindow.tsx')

export interface WriteButtonProps {
  productGuid: string
  productLink: string
}

/** Opens the form of a review in a window; without scripts, and when the code does not come, leads to its page. */
export function WriteButton({ productGuid, productLink }: WriteButtonProps) {
  const { open, early } = useModals()
  const { modals } = useHost()
  const leads = useLeads()
  const href = `${productLink}add-review/`

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    load().then(
      ({ ReviewWindow, REVIEW_WINDOW_TITLE }) =>
        open({
          kind: 'dialog',
          title: REVIEW_WINDOW_TITLE,
          width: WIDTH,
          content: (close) => <ReviewWindow productGuid={productGuid} productLink={productLink} onClose={close} />,
        }),
      () => modals.ask({ kind: 'error', advice: 'later' }),
    )
  }

  return (
    leads(href) && (
      <Button variant="secondary" href={href} onClick={press} {...early}>
        {listTexts.write}
      </Button>
    )
  )
}
