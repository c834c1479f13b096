import { css } from '@linaria/core'
import { useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, media, space } from '@verstak/ui-kit/tokens'
import { useRef } from 'react'
import { shareTexts } from './shareLink.texts.ts'

const TOAST_MS = 2_000

export interface ShareLinkProps {
  /** Whole address. */
  address: string
  /** Products that it shows. */
  count: number
}

/** Content of the window with the link: its text and a button that copies it. */
export function ShareLink({ address, count }: ShareLinkProps) {
  const showToast = useToasts()
  const place = useRef<HTMLDivElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ text: shareTexts.copied, tone: 'ok', durationMs: TOAST_MS })
    } catch {
      place.current?.querySelector('input')?.select()
      showToast({ text: shareTexts.copyByHand })
    }
  }

  return (
    <>
      <p className={words}>{shareTexts.text(count)}</p>
      <div ref={place} className={row}>
        <TextField label={shareTexts.link} isLabelHidden size="l" readOnly value={address} />
        <Button variant="inverse" size="l" onClick={() => void copy()}>
          {shareTexts.copy}
        </Button>
      </div>
    </>
  )
}

const words = css`
  color: ${color.textSecondary};
`

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space.s8};
  margin-top: ${space.s16};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
