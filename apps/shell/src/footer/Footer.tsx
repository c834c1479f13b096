import { css } from '@linaria/core'
import { cartAddress } from '@verstak/contracts/address'
import { SUPPORT_PHONE } from '@verstak/contracts/support'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Container } from '@verstak/ui-kit/Container'
import { color, dimension, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { CATALOGUE_ADDRESS } from '../catalogue/catalogueAddress.ts'
import { telAddress } from '../header/phones.ts'

import { footerTexts } from './footer.texts.ts'

/** The last line of every page. */
export function Footer() {
  const { layout } = useHost()
  const { workingTime } = useRegion()
  return (
    <footer className={footer}>
      <Container className={row}>
        <span>{footerTexts.rights}</span>
        <nav className={links} aria-label={footerTexts.label}>
          <a className={link} href="/">
            {footerTexts.home}
          </a>
          <a className={link} href={CATALOGUE_ADDRESS}>
            {footerTexts.catalogue}
          </a>
          <a className={link} href={cartAddress(layout)}>
            {footerTexts.cart}
          </a>
        </nav>
        <span className={contact}>
          {workingTime}
          <a className={phone} href={telAddress(SUPPORT_PHONE)}>
            {SUPPORT_PHONE}
          </a>
        </span>
      </Container>
    </footer>
  )
}

const footer = css`
  margin-top: ${space.s24};
  padding: ${space.s20} 0;
  border-top: 1px solid ${color.lineDefault};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s32};
`

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s32};
`

const link = css`
  color: ${color.textSecondary};

  @media ${media.touch} {
    display: flex;
    align-items: center;
    min-height: ${dimension.tapMin};
  }
`

const contact = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s16};

  @media ${media.desktop} {
    margin-left: auto;
  }
`

const phone = css`
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  font-weight: ${weight.semibold};

  @media ${media.touch} {
    line-height: ${dimension.tapMin};
  }
`
