import { Button } from '@verstak/ui-kit/Button'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { quiet } from './cardStyles.tsx'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { fact, factValue, row, rowHead } from './profileStyles.tsx'

export interface ProfileRowProps {
  /** What the button changes. */
  what?: 'phone' | 'email' | 'password'
  label: string
  /** Null when it is not known. */
  value: string | null
  /** Brings the form's code: the pointer or the focus is on the button. */
  bring?: () => void
  /** The form that changes it; without one it cannot be changed here. */
  children?: (close: () => void) => ReactNode
}

/** A fact of the profile; its form opens in its place. */
export function ProfileRow({ what, label, value, bring, children }: ProfileRowProps) {
  const [isOpen, setOpen] = useState(false)
  const verb = value === null ? texts.add : texts.change
  const wasOpen = useRef(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // An open form takes the focus itself.
    if (!isOpen && wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div className={row}>
      <div className={rowHead}>
        <div className={fact}>
          <p className={quiet}>{label}</p>
          <p className={factValue}>{value ?? texts.none}</p>
        </div>
        {what && !isOpen && (
          <Button
            ref={button}
            variant="secondary"
            aria-label={`${verb} ${texts.what[what]}`}
            onPointerEnter={bring}
            onFocus={bring}
            onClick={() => setOpen(true)}
          >
            {verb}
          </Button>
        )}
      </div>
      {isOpen && children?.(() => setOpen(false))}
    </div>
  )
}
