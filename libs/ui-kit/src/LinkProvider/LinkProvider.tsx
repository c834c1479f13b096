import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** What draws the links inside the store: gets a checked `href` and the attributes of an anchor. */
export type LinkComponent = 'a' | ComponentType<ComponentProps<'a'> & { href: string }>

const LinkContext = createContext<LinkComponent>('a')

export interface LinkProviderProps {
  /** A stable component (not made in render), as a rule the router's link with `href` handed over as `to`. */
  component: LinkComponent
  children: ReactNode
}

/** Makes all links of the kit below it navigate without reloading the page. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The component of the nearest `LinkProvider`, else `a`. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext)
}
