import { css } from '@linaria/core'
import type { TransportCompany } from '@verstak/contracts/transport'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { Tooltip } from '@verstak/ui-kit/Tooltip'
import { useId, useState } from 'react'
import { initialsOf } from './initialsOf.ts'
import { transportTexts } from './transport.texts.ts'

/** A tip names so many terminals; the list below all of them. */
const MAX_IN_TIP = 8

/** Logo, name and description of a company; its terminals in a tip and, at a press, in a list. */
export function CompanyCell({ company }: { company: TransportCompany }) {
  const { title, description, imageUrl, addresses, isStale } = company
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={cell}>
      <span className={logo} aria-hidden>
        {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : initialsOf(title)}
      </span>
      <span className={words}>
        <b className={name}>{title}</b>
        <span className={quiet}>{description}</span>
        {addresses.length > 0 && (
          <>
            <Tooltip text={`${transportTexts.terminals}: ${tipOf(addresses)}`}>
              {(target) => (
                <Button
                  {...target}
                  variant="link"
                  size="s"
                  aria-expanded={isOpen}
                  aria-controls={listId}
                  onClick={() => setOpen(!isOpen)}
                >
                  {transportTexts.terminals}
                </Button>
              )}
            </Tooltip>
            <ul id={listId} className={list} hidden={!isOpen}>
              {addresses.map((address) => (
                <li key={address}>{address}</li>
              ))}
            </ul>
          </>
        )}
        {isStale && <span className={quiet}>{transportTexts.stale}</span>}
      </span>
    </span>
  )
}

function tipOf(addresses: readonly string[]): string {
  const shown = addresses.slice(0, MAX_IN_TIP).join('; ')
  return addresses.length > MAX_IN_TIP
    ? `${shown} ${transportTexts.terminalsAnd(addresses.length - MAX_IN_TIP)}`
    : shown
}

const cell = css`
  display: flex;
  gap: ${space.s16};
  align-items: flex-start;

  @media ${media.phone} {
    flex-direction: column;
    gap: ${space.s4};
  }
`

const logo = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 40px;
  overflow: hidden;
  border: 1px solid ${color.lineDefault};
  border-radius: ${radius.control};
  font-size: ${fontSize.s13};
  font-weight: ${weight.bold};

  & > img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }

  @media ${media.phone} {
    width: 48px;
    height: 28px;
    font-size: ${fontSize.s12};
  }
`

const words = css`
  min-width: 0;
  overflow-wrap: anywhere;
`

const name = css`
  display: block;
  font-weight: ${weight.semibold};
`

const quiet = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const list = css`
  margin-top: ${space.s4};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &[hidden] {
    display: none;
  }
`
