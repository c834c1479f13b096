import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'
import { color } from '../tokens/tokens.ts'
import { safeHref } from './safeHref.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address within the store, or any with `external`; a rejected one gives an anchor without `href`. */
  href: string
  /** The link leads to another site. */
  external?: boolean
  /** `plain` has the colour of the text around until hover. By default blue, or what `className` says. */
  tone?: 'plain'
}

/**
 * Text link: a plain anchor, which the host makes a navigation without a new document where it can. Enter follows it. An
 * address of another site is refused unless `external`, one that runs a script always: then it is an anchor without `href`.
 */
export function Link({ href, external = false, tone, className, ...rest }: LinkProps) {
  const address = safeHref(href, { external })
  const rel = external && address !== undefined ? 'noopener' : undefined
  return <a rel={rel} {...rest} className={tone === 'plain' ? clsx(plain, className) : className} href={address} />
}

const plain = css`
  color: inherit;

  &:hover {
    color: ${color.textLink};
    text-decoration: none;
  }
`
