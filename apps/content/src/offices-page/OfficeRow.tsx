import { css } from '@linaria/core'
import type { PickupPoint } from '@verstak/contracts/pickup'
import { openStateOf } from '@verstak/schedule/openState'
import { workingTimeOf } from '@verstak/schedule/workingTime'
import { Link } from '@verstak/ui-kit/Link'
import { color, dimension, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { phoneTextOf } from '@verstak/validators/phoneText'
import { officesTexts as texts } from './offices.texts.ts'
import { metroOf } from './shownOffices.ts'

export interface OfficeRowProps {
  office: PickupPoint
  now: Date
  /** It is the one on the map. */
  isChosen: boolean
  onChoose: () => void
}

/** A shop: address, metro, hours in its own zone, phone, the way there. A press on the address shows it on the map. */
export function OfficeRow({ office, now, isChosen, onChoose }: OfficeRowProps) {
  const { address, coordinates, workItems, workingTime = [], phones = [], metro } = office
  const station = metroOf(office)
  const open = openStateOf(office, now)
  return (
    <article className={row} data-chosen={isChosen || undefined} id={`office-${office.id}`}>
      <div>
        <h2 className={name}>
          <button type="button" className={choose} aria-pressed={isChosen} onClick={onChoose}>
            {address}
          </button>
        </h2>
        {station && (
          <p className={quiet}>
            <span className={dot} style={{ backgroundColor: metro?.color || undefined }} aria-hidden />
            {station}
          </p>
        )}
      </div>
      <div>
        {(workItems ? workingTimeOf(workItems) : workingTime).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {open.text && (
          <p className={state} data-open={open.isOpen}>
            {open.text}
          </p>
        )}
      </div>
      <div>
        {phones.map((phone) => (
          <p key={phone}>
            <a className={link} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              {phoneTextOf(phone)}
            </a>
          </p>
        ))}
        <p>
          <Link
            className={link}
            external
            target="_blank"
            href={`https://yandex.ru/maps/?rtext=~${coordinates.lat},${coordinates.lon}&rtt=auto`}
          >
            {texts.route}
          </Link>
        </p>
      </div>
    </article>
  )
}

const name = css`
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};
`

const choose = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.textLinkHover};
  }
`

const quiet = css`
  color: ${color.textSecondary};
`

const dot = css`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: ${space.s6};
  border-radius: ${radius.round};
  background-color: ${color.textMuted};
`

const state = css`
  color: ${color.textSecondary};

  &[data-open='true'] {
    color: ${color.stateOk};
  }
`

const link = css`
  color: ${color.textLink};
`

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.s4} ${space.s16};
  padding: ${space.s12} ${space.s20};
  border-left: 4px solid transparent;
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &[data-chosen] {
    border-left-color: ${color.lineStrong};
    background-color: ${color.surfaceSunken};
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.s12} ${space.s16};
  }

  @media ${media.touch} {
    & .${choose}, & .${link} {
      display: inline-flex;
      align-items: center;
      min-height: ${dimension.tapMin};
    }
  }
`
