import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { useToasts } from '@verstak/remote-kit/useModals'
import { useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { heartIcon } from '@verstak/ui-kit/icons'
import { color, space } from '@verstak/ui-kit/tokens'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { loadLate } from '../favorites-changes/loadLate.ts'
import { FAVORITES, favoritesAddressOf } from './favoritesAddress.ts'
import { sharedTexts as texts } from './otherFavorites.texts.ts'
import { plainPartsAtom } from './plainPartsAtom.ts'
import { loadListChanges } from './useListActions.ts'

export interface SharedNoteProps {
  sharingKey: string
  note: string
  /** The viewer is the owner. */
  isOwn: boolean
  /** There is something to copy. */
  canTake: boolean
}

/** Says whose list it is, and copies it into the visitor's own. */
export function SharedNote({ sharingKey, note, isOwn, canTake }: SharedNoteProps) {
  const host = useHost()
  const navigate = useNavigate()
  const showToast = useToasts()
  const { PlainCopy } = useAtomValue(plainPartsAtom) ?? {}
  const [isTaking, setIsTaking] = useState(false)

  async function take() {
    setIsTaking(true)
    const answer = await (await loadLate(host, loadListChanges))?.copyShared(host, sharingKey)
    setIsTaking(false)
    if (!answer) return
    const { guid, copied, left } = answer
    showToast({ text: texts.taken(copied) + (left > 0 ? texts.left(left) : ''), tone: 'ok' })
    await navigate(favoritesAddressOf({ listGuid: guid }))
  }

  return (
    <div className={row}>
      <p>{note}</p>
      {isOwn && (
        <Button variant="secondary" href={FAVORITES}>
          {texts.toOwn}
        </Button>
      )}
      {!isOwn && canTake && (
        <>
          <span className={withScripts}>
            <Button
              variant="secondary"
              icon={heartIcon}
              loading={isTaking}
              onPointerDown={host.modals.preload}
              onClick={() => void take()}
            >
              {texts.take}
            </Button>
          </span>
          <noscript>{PlainCopy && <PlainCopy sharingKey={sharingKey} label={texts.take} />}</noscript>
        </>
      )}
    </div>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12} ${space.s16};
  margin-bottom: ${space.s16};
  color: ${color.textSecondary};

  > p {
    flex: 1 1 320px;
  }

  > :is(span, form, a) {
    flex: 0 1 auto;
  }

  @media print {
    > :is(span, form, a) {
      display: none;
    }
  }
`

const withScripts = css`
  @media (scripting: none) {
    display: none;
  }
`
