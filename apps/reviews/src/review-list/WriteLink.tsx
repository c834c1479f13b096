import { useLeads } from '@verstak/remote-kit/useLeads'
import { Button } from '@verstak/ui-kit/Button'
import { listTexts } from './reviewList.texts.ts'

export interface WriteLinkProps {
  productLink: string
}

/** Leads to the page where a review is written, if it is there. */
export function WriteLink({ productLink }: WriteLinkProps) {
  const leads = useLeads()
  const href = `${productLink}add-review/`
  return (
    leads(href) && (
      <Button variant="secondary" href={href}>
        {listTexts.write}
      </Button>
    )
  )
}
