import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { profilePageTexts as texts } from './profilePage.texts.ts'

export interface ProfileRowProps {
  /** What the button changes. */
  what?: 'phone' | 'email' | 'password'
  label: string
  /** Null when it is not known. */
  value: string | null
  /** The form that changes it; without one it cannot be changed here. */
  children?: (close: () => void) => ReactNode
}

/** A fact of the profile; its form opens in its place. */
export function ProfileRow({ what, label, value, children }: ProfileRowProps) {
  const [isOpen, setOpen] = useState(false)
  const verb = value === null ? texts.add : texts.change
  const wasOpen = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div className={row}>
      <div className={head}>
        <div className={fact}>
          <p className={small}>{label}</p>
          <p className={words}>{value ?? texts.none}</p>
        </div>
        {what && !isOpen && (
          <Button
            ref={button}
            variant="secondary"
            aria-label={`${verb} ${texts.what[what]}`}
            onClick={() => setOpen(true)}
          >
            {verb}
          </Button>
        )}
      </div>
      {isOpen && <div ref={place}>{children?.(() => setOpen(false))}</div>}
    </div>
  )
}

const row = css`
  display: grid;
  gap: ${space.s16};
  padding: ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }
`

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  min-height: 40px;

  @media ${media.phone} {
    gap: ${space.s12};
  }
`

const fact = css`
  min-width: 0;
`

const small = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const words = css`
  overflow-wrap: anywhere;
`
