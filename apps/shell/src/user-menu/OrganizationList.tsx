import { css } from '@linaria/core'
import { userMenu } from '@verstak/contracts/flag'
import { CONTRACTOR_FORM_PATH } from '@verstak/contracts/session'
import type { Account } from '@verstak/contracts/session'
import { useHost } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon } from '@verstak/ui-kit/icons'
import { color, dimension, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { NOBODY, isChange } from './contractorRules.ts'
import { switchContractor } from './switchContractor.ts'
import { isKept } from './takeSession.ts'
import { userMenuTexts } from './userMenu.texts.ts'

export interface OrganizationListProps {
  account: Account
  /** Called once another organization is active. */
  onDone: () => void
}

/** Maximum height of the list before it scrolls, px (HEADER-028). */
const MAX_HEIGHT = { new: 168, old: 96 } as const

/**
 * The organizations that the user may buy for, and the user; the active one has a tick. A choice leads to the
 * set-contractor link and back to the page (SESSION-017); on cart and checkout it is made in place.
 */
export function OrganizationList({ account, onDone }: OrganizationListProps) {
  const host = useHost()
  const variant = useFlag(userMenu)
  const [wantedId, setWanted] = useState<number>()
  const [isFailed, setFailed] = useState(false)
  const activeId = account.organization?.id ?? NOBODY
  const choices = [
    ...account.contractors.map(({ id, name, inn }) => ({ id, name, note: userMenuTexts.inn(inn) })),
    { id: NOBODY, name: userMenuTexts.asPerson, note: undefined },
  ]

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const id = Number((event.nativeEvent.submitter as HTMLButtonElement | null)?.value)
    // One request at a time: the last answer determines the prices.
    const isIdle = wantedId === undefined
    const isNew = isChange(account, id)
    if (!isIdle || !isNew || isKept(location)) event.preventDefault()
    if (!isIdle) return
    if (!isNew) return onDone()
    setWanted(id)
    if (event.isDefaultPrevented()) void choose(id)
  }

  async function choose(id: number) {
    setFailed(false)
    try {
      await switchContractor(host, id)
      onDone()
    } catch {
      setFailed(true)
    }
    setWanted(undefined)
  }

  return (
    <section aria-label={userMenuTexts.buyAs}>
      <h3 className={heading}>{userMenuTexts.buyAs}</h3>
      <form method="post" action={CONTRACTOR_FORM_PATH} onSubmit={submit}>
        <ul className={list} style={{ maxHeight: MAX_HEIGHT[variant] }}>
          {choices.map(({ id, name, note }) => (
            <li key={id}>
              <button
                type="submit"
                name="id"
                value={id}
                className={choice}
                aria-pressed={id === activeId}
                aria-busy={id === wantedId || undefined}
              >
                <span className={words}>
                  {name}
                  {note && <small className={quiet}>{note}</small>}
                </span>
                {id === activeId && <Icon shape={checkIcon} size="s" />}
              </button>
            </li>
          ))}
        </ul>
      </form>
      {isFailed && (
        <p role="alert" className={failure}>
          {userMenuTexts.failed}
        </p>
      )}
    </section>
  )
}

const heading = css`
  margin-bottom: ${space.s4};
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  font-weight: ${weight.regular};
  line-height: ${lineHeight.s12};
`

const list = css`
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.control};
`

const choice = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  width: 100%;
  min-height: 36px;
  padding: ${space.s6} ${space.s12};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  text-align: start;
  cursor: pointer;

  &:hover {
    background-color: ${color.surfaceHover};
  }

  &[aria-pressed='true'] {
    font-weight: ${weight.semibold};
  }

  &[aria-busy] {
    opacity: 0.6;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`

const words = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const quiet = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  font-weight: ${weight.regular};
`

const failure = css`
  margin-top: ${space.s4};
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
`
