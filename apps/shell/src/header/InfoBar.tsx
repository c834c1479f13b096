import { css } from '@linaria/core'
import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import { useLocation } from '@verstak/router'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { closeIcon } from '@verstak/ui-kit/icons'
import { safeHref } from '@verstak/ui-kit/safeHref'
import { fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { useContext, useState } from 'react'
import { useLeads } from '@verstak/remote-kit/useLeads'
import { ShellContext } from '../document/ShellContext.ts'
import { CONTENT_ID } from '../navigation/contentId.ts'
import { AdvertisingMark } from './AdvertisingMark.tsx'
import { headerTexts } from './header.texts.ts'
import { hidesInfoBar } from './hidesInfoBar.ts'

/** The bar above the header, 40 px high; closing it hides it for a week (HEADER-003, 011…019). */
export function InfoBar() {
  const { infoBar } = useContext(ShellContext)
  const { pathname } = useLocation()
  const leads = useLeads()
  const [isClosed, setClosed] = useState(false)
  if (!infoBar || isClosed || hidesInfoBar(pathname)) return null
  const { type, imageUrl, text, link, backgroundColor, textColor, closeButton, advertisingToken } = infoBar

  function close() {
    const { name, maxAge } = PAGE_COOKIES.headerBarClosed
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${name}=1; path=/; max-age=${maxAge}; samesite=lax${secure}`
    setClosed(true)
    // The button disappears with its bar: move the focus to the content.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  }

  const content =
    type === 'image' && imageUrl ? <img className={image} src={imageUrl} alt={text ?? ''} height={40} /> : text
  return (
    <aside className={bar} style={{ backgroundColor, color: textColor }} aria-label={headerTexts.infoBar} data-info-bar>
      {link && leads(link) ? (
        <a className={message} href={safeHref(link)}>
          {content}
        </a>
      ) : (
        <span className={message}>{content}</span>
      )}
      {advertisingToken && <AdvertisingMark token={advertisingToken} />}
      {closeButton && (
        <IconButton className={cross} shape={closeIcon} label={headerTexts.closeInfoBar} size="s" onClick={close} />
      )}
    </aside>
  )
}

const bar = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  flex: none;
  height: 40px;
  overflow: hidden;
  padding: 0 ${space.s48};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const message = css`
  display: -webkit-box;
  flex: 0 1 auto;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: inherit;
  font-weight: ${weight.medium};
  text-align: center;

  &:hover {
    color: inherit;
  }

  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -2px;
  }
`

const image = css`
  display: block;
  max-width: 100%;
  height: 40px;
  object-fit: cover;
`

const cross = css`
  position: absolute;
  top: 50%;
  right: ${space.s4};
  translate: 0 -50%;
  color: inherit;
`
