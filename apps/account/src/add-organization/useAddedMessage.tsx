import { isMobile, useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { addOrganizationTexts as texts } from './addOrganization.texts.ts'
import { openPage } from './reloadPage.ts'
import * as styles from './addOrganizationStyles.tsx'

const WIDTH = 424
const ORGANIZATIONS = '/user/organizations/'

/**
 * Tells that an organization was added: in a window, on a phone in a toast (ORG-014, 015).
 * @param onEnd called once it is closed
 */
export function useAddedMessage(onEnd: () => void): (name: string) => void {
  const { layout } = useHost()
  const { open } = useModals()
  const toast = useToasts()
  return (name) => {
    const text = texts.mayOrder(bareName(name))
    if (isMobile(layout)) {
      void toast({ text: `${texts.added}. ${text}`, tone: 'ok' }).closed.then(onEnd)
      return
    }
    const content = (close: (address?: unknown) => void) => <Added text={text} onClose={close} />
    const { closed } = open({ kind: 'dialog', title: texts.added, width: WIDTH, content })
    void closed.then((address) => (typeof address === 'string' ? openPage(address) : onEnd()))
  }
}

/** Names of companies have quotation marks of their own. */
const bareName = (name: string) => name.replaceAll(/[«»"]/g, '')

function Added({ text, onClose }: { text: string; onClose: (address?: unknown) => void }) {
  return (
    <>
      <Message tone="ok">{text}</Message>
      <div className={styles.buttons}>
        <Button size="l" wide autoFocus onClick={() => onClose()}>
          {texts.toShop}
        </Button>
        <Button size="l" wide variant="secondary" onClick={() => onClose(ORGANIZATIONS)}>
          {texts.toOrganizations}
        </Button>
      </div>
    </>
  )
}
