import { STAFF_ROLE_NAMES } from '@verstak/contracts/staffWords.texts'
import { css } from '@linaria/core'
import { SHOP_NAME } from '@verstak/contracts/shop'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { Logo } from '@verstak/ui-kit/Logo'
import { Ruler } from '@verstak/ui-kit/Ruler'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { RefusedNotice } from '../list/RefusedNotice.tsx'
import { timeOf } from './adminDates.ts'
import { adminFrameTexts as texts } from './adminFrame.texts.ts'
import { AdminMenu } from './AdminMenu.tsx'
import { useStaff } from './staffQuery.ts'

const RAIL = '208px'
const NARROW_RAIL = '56px'

export interface AdminFrameProps {
  /** Address of the section, which the menu marks. */
  current: string
  title: string
  /** Quiet words after the heading: how many there are. */
  note?: ReactNode
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the back office: its head, the menu of the sections, heading and content. Search engines keep off. */
export function AdminFrame({ current, title, note, actions, children }: AdminFrameProps) {
  const { name, role, endsAt } = useStaff()
  const { shopName } = useHost()
  return (
    <div className={frame}>
      <title>{texts.titleOf(title, shopName ?? SHOP_NAME)}</title>
      <meta name="robots" content="noindex, nofollow" />
      <header className={top}>
        <Logo href="/admin/" name={shopName} size="s" />
        <span className={back}>{texts.back}</span>
        <form className={search} action="/admin/" method="get" role="search">
          <TextField name="search" type="search" label={texts.search} isLabelHidden placeholder={texts.search} />
        </form>
        <span className={gap} />
        <Button href="/" variant="ghost" size="s" target="_blank">
          {texts.shop}
        </Button>
        <p className={who}>
          <b className={strong}>{name}</b>
          <span className={small} suppressHydrationWarning>
            {texts.until(STAFF_ROLE_NAMES[role], timeOf(endsAt))}
          </span>
        </p>
      </header>
      <Ruler />
      <div className={columns}>
        <AdminMenu current={current} />
        <div className={content}>
          <div className={head}>
            <Heading level={1} look="section" note={note}>
              {title}
            </Heading>
            {actions && <div className={buttons}>{actions}</div>}
          </div>
          <RefusedNotice />
          {children}
        </div>
      </div>
    </div>
  )
}

const strong = css`
  font-weight: ${weight.medium};
`

const small = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const who = css`
  display: grid;
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const back = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
`

const search = css`
  flex: 0 1 400px;
  min-width: 200px;
`

const gap = css`
  flex: 1;
`

const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s16};
  min-height: 56px;
  padding: ${space.s4} ${space.s24} ${space.s4} ${space.s16};
  background-color: ${color.surfaceCard};

  @media print {
    display: none;
  }
`

const columns = css`
  flex: 1;
  display: grid;
  grid-template-columns: ${RAIL} minmax(0, 1fr);

  @media ${media.belowWide} {
    grid-template-columns: ${NARROW_RAIL} minmax(0, 1fr);
  }

  @media print {
    display: block;

    > nav {
      display: none;
    }
  }
`

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8} ${space.s16};
  min-height: 40px;

  @media print {
    display: none;
  }
`

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`

const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s16};
  min-width: 0;
  padding: ${space.s16} ${space.s24} ${space.s24};

  @media ${media.belowWide} {
    padding: ${space.s16} ${space.s12};
  }
`

const frame = css`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  /* Toasts come over the head of the page: at the foot there are the buttons that save. */
  :root:has(&) {
    --toasts: ${space.s8} auto auto 50%;
    --toasts-phone: ${space.s8} ${space.s12} auto;
  }
`
