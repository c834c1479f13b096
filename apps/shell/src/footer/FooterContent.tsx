import { cartAddress, officesAddress, PAY_ORDER_ADDRESS } from '@verstak/contracts/address'
import type { Category, Topic } from '@verstak/contracts/catalogue'
import type { Layout } from '@verstak/contracts/layout'
import type { Region } from '@verstak/contracts/region'
import { findRoute } from '@verstak/contracts/routeTable'
import type { OuterLink, ShopFacts } from '@verstak/contracts/shop'
import { telAddress } from '@verstak/contracts/support'
import { isCrawler } from '@verstak/host'
import type { ShellWindow } from '@verstak/host'
import { Container } from '@verstak/ui-kit/Container'
import type { ReactNode } from 'react'
import { catalogueTexts } from '../catalogue/catalogue.texts.ts'
import { CATALOGUE_ADDRESS } from '@verstak/contracts/address'
import { CHILDREN_SHOWN } from '../catalogue/childrenShown.ts'
import { isListed } from '../catalogue/isListed.ts'
import { footerTexts } from './footer.texts.ts'
import { CARRIER_TERMS, SUBSCRIBE_PAGE, storePages } from './footerLinks.data.ts'
import { columnsClass, lastRowClass, linkClass, phoneClass, ratingClass, titleClass } from './footerStyles.ts'

export interface FooterContentProps {
  layout: Layout
  region: Region
  /** Whether a released remote answers an address; other links are hidden. */
  isServed: (path: string) => boolean
  /** Departments of the catalogue, for crawlers, which get plain links instead of the menu (CATALOG-012). */
  topics?: readonly Topic[] | undefined
  /** Phone and links to other sites. */
  shop: ShopFacts
}

/** Content of the footer (SHELL-020…027). Rendered on the server only; `Footer` imports its styles. */
export function FooterContent({ layout, region, isServed, topics, shop }: FooterContentProps) {
  const { supportPhone } = shop
  const offices = officesAddress(region)
  return (
    <Container>
      {topics && (
        <nav className={columnsClass} aria-label={catalogueTexts.title}>
          {topics.filter(isListed).map(({ id, name, url, children }) => (
            <section key={id}>
              <h2 className={titleClass}>
                <a className={linkClass} href={url}>
                  {name}
                </a>
              </h2>
              <ul>{children.filter(isListed).slice(0, CHILDREN_SHOWN).map(toCategoryLink)}</ul>
            </section>
          ))}
        </nav>
      )}
      <nav className={columnsClass} aria-label={footerTexts.label}>
        <Column title={footerTexts.help}>
          <li>
            <a className={linkClass} href={CATALOGUE_ADDRESS}>
              {footerTexts.catalogue}
            </a>
          </li>
          <li>
            <a className={linkClass} href={cartAddress(layout)}>
              {footerTexts.cart}
            </a>
          </li>
          {isServed(offices) && (
            <li>
              <a className={linkClass} href={offices}>
                {footerTexts.offices(region.officesCount, region.prepositional)}
              </a>
            </li>
          )}
          {[...storePages.help, ...storePages.more]
            // Regions without couriers of their own have no such page (ROUTE-054).
            .filter((page) => isServed(page) && (region.hasOwnDelivery || page !== '/courier-delivery/'))
            .map(toPageLink)}
          {!isCrawler(layout) && storePages.own.filter(isServed).map(toPageLink)}
          {isServed(PAY_ORDER_ADDRESS) && (
            <li>
              <a className={linkClass} href={PAY_ORDER_ADDRESS} target="_blank" rel="noopener nofollow">
                {footerTexts.payOrder}
              </a>
            </li>
          )}
          {!isCrawler(layout) && toWindowLink('chat', telAddress(supportPhone))}
          {toWindowLink('feedback', telAddress(supportPhone))}
          {isServed(SUBSCRIBE_PAGE) && toWindowLink('newsletter', SUBSCRIBE_PAGE)}
        </Column>
        <OuterColumn title={footerTexts.company} links={shop.companyLinks} />
        <OuterColumn title={footerTexts.social} links={shop.socialLinks} />
        <OuterColumn title={footerTexts.business} links={shop.businessLinks} />
        <OuterColumn title={footerTexts.apps} links={shop.appLinks} />
        <Column title={footerTexts.legal}>
          {storePages.legal.filter(isServed).map(toPageLink)}
          <li>
            <a className={linkClass} href={CARRIER_TERMS} download>
              {footerTexts.carrierTerms}
            </a>
          </li>
        </Column>
      </nav>
      <p className={lastRowClass}>
        <a className={phoneClass} href={telAddress(supportPhone)}>
          {supportPhone}
        </a>
        <span>{region.workingTime}</span>
        <span>{footerTexts.rights(shop.shopName)}</span>
      </p>
    </Container>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={titleClass}>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

/** Links to other sites; nothing without links. */
function OuterColumn({ title, links }: { title: string; links: readonly (OuterLink & { rating?: string })[] }) {
  if (links.length === 0) return null
  return <Column title={title}>{links.map(({ rating, ...link }) => toOuterLink(link, rating))}</Column>
}

function toCategoryLink({ id, name, url }: Category) {
  return (
    <li key={id}>
      <a className={linkClass} href={url}>
        {name}
      </a>
    </li>
  )
}

function toPageLink(path: string) {
  return (
    <li key={path}>
      <a className={linkClass} href={path}>
        {findRoute(path)?.title}
      </a>
    </li>
  )
}

/** Link that opens a window of the shell; without code it leads to a page, or calls the shop's phone. */
function toWindowLink(name: Exclude<ShellWindow, 'sign-in'>, href: string) {
  return (
    <li>
      <a className={linkClass} href={href} data-opens={name} aria-haspopup="dialog">
        {footerTexts[name]}
      </a>
    </li>
  )
}

function toOuterLink({ name, href }: OuterLink, rating?: string) {
  return (
    <li key={href}>
      <a className={linkClass} href={href} target="_blank" rel="noopener">
        {name}
        {rating && <span className={ratingClass}>{rating}</span>}
      </a>
    </li>
  )
}
