import { css } from '@linaria/core'
import { CONTRACTOR_FORM_PATH } from '@verstak/contracts/session'
import type { Account, Contractor } from '@verstak/contracts/session'
import { useHost } from '@verstak/host'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronRightIcon, plusIcon } from '@verstak/ui-kit/icons'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { cabinetMenuTexts as texts } from './cabinetMenu.texts.ts'

const ADD = '/user/organizations/add/'
/** Id for no organization. */
const NOBODY = 0

/** For whom the user buys, and the others that he may buy for: a form, so that it works without scripts too. */
export function BuyerCard({ account }: { account: Account }) {
  const { isServed } = useHost()
  const { organization, contractors, currentUserRole } = account
  if (!organization) return null
  const others = contractors.filter(({ id }) => id !== organization.id)
  const mayAdd = currentUserRole !== 'purchaser' && isServed?.(ADD)
  return (
    <div className={card}>
      <p className={buyer}>
        <span className={quiet}>{texts.buyer}</span>
        <span className={company}>{organization.name}</span>
        <Numbers of={organization} />
      </p>
      <div className={change}>
        <Disclosure summary={texts.change}>
          <form method="post" action={CONTRACTOR_FORM_PATH} className={list}>
            {others.map((one) => (
              <button key={one.id} type="submit" name="id" value={one.id} className={choice}>
                <span className={words}>
                  <span className={otherCompany}>{one.name}</span>
                  <Numbers of={one} />
                </span>
                <Icon shape={chevronRightIcon} size="s" />
              </button>
            ))}
            <button type="submit" name="id" value={NOBODY} className={choice}>
              <span className={words}>{texts.asPerson}</span>
              <Icon shape={chevronRightIcon} size="s" />
            </button>
          </form>
          {mayAdd && (
            <a className={choice} href={ADD}>
              <Icon shape={plusIcon} size="s" />
              <span className={words}>{texts.addOrganization}</span>
            </a>
          )}
        </Disclosure>
      </div>
    </div>
  )
}

function Numbers({ of: { inn, kpp } }: { of: Pick<Contractor, 'inn' | 'kpp'> }) {
  return (
    <>
      <span className={quiet}>{texts.inn(inn)}</span>
      {kpp !== null && <span className={quiet}>{texts.kpp(kpp)}</span>}
    </>
  )
}

const card = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const buyer = css`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s16};
`

const quiet = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  font-weight: ${weight.regular};
  line-height: ${lineHeight.s13};
`

const company = css`
  overflow-wrap: anywhere;
  font-weight: ${weight.semibold};
`

const otherCompany = css`
  display: -webkit-box;
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
  overflow: hidden;
`

const change = css`
  border-top: 1px solid ${color.lineHair};

  summary {
    font-size: ${fontSize.s13};
    line-height: ${lineHeight.s13};
    font-weight: ${weight.medium};
  }
`

const list = css`
  max-height: 320px;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const choice = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  width: 100%;
  padding: ${space.s8} 0;
  color: ${color.textPrimary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  text-align: start;
  cursor: pointer;

  &:hover {
    color: ${color.textLink};
    text-decoration: none;
  }
`

const words = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
