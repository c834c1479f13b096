import { getConfirmation } from '@verstak/contracts/profile'
import { EXPORT_PATH } from '@verstak/contracts/personalData'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { useState } from 'react'
import { card, words } from '../profile-page/cardStyles.tsx'
import { LateConfirmUser } from '../profile-page/LateConfirmUser.tsx'
import { personalDataTexts as texts } from './personalDataPage.texts.ts'

/** All that the shop keeps of the user, as a file. */
export function ExportData() {
  const { call } = useHost()
  const { showError } = useModals()
  const [isConfirming, setConfirming] = useState(false)
  const [isAsking, setAsking] = useState(false)

  function download() {
    setConfirming(false)
    const link = document.createElement('a')
    link.href = EXPORT_PATH
    // The API names the file.
    link.download = ''
    link.click()
  }

  async function start() {
    setAsking(true)
    try {
      const { isFresh } = await call(getConfirmation, {})
      if (isFresh) download()
      else setConfirming(true)
    } catch {
      showError({ text: texts.failed })
    }
    setAsking(false)
  }

  return (
    <section className={card}>
      <Heading level={2} look="block">
        {texts.export}
      </Heading>
      <p className={words}>{texts.exportLead}</p>
      {isConfirming ? (
        <LateConfirmUser
          lead={texts.exportConfirm}
          action={texts.confirmAndExport}
          onConfirmed={download}
          onClose={() => setConfirming(false)}
        />
      ) : (
        <Button variant="secondary" loading={isAsking} onClick={() => void start()}>
          {texts.exportButton}
        </Button>
      )}
    </section>
  )
}
