import { signInAddress } from '@verstak/contracts/address'
import { CabinetFrame, type CabinetFrameProps } from '@verstak/remote-kit/CabinetFrame'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { ownPageTexts as texts } from './ownPage.texts.ts'

export interface OwnPageProps extends Omit<CabinetFrameProps, 'children'> {
  /** Address with its query, to which the sign-in leads back; `current` by default. */
  address?: string
  isGuest: boolean
  children?: CabinetFrameProps['children']
}

/** A page of the cabinet that a guest cannot open: he is led to the sign-in, and back here. No crawler keeps it. */
export function OwnPage({ address, isGuest, children, ...frame }: OwnPageProps) {
  const { note, actions, ...bare } = frame
  return (
    <CabinetFrame {...(isGuest ? bare : frame)}>
      <title>{texts.documentTitle(frame.title)}</title>
      <meta name="robots" content="noindex" />
      {isGuest ? (
        <EmptyState
          title={texts.guest}
          actions={
            <Button size="l" href={signInAddress(address ?? frame.current)}>
              {texts.signIn}
            </Button>
          }
        >
          {texts.guestAdvice}
        </EmptyState>
      ) : (
        children
      )}
    </CabinetFrame>
  )
}
