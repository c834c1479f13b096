import { useContext } from 'react'
import { ShellContext } from '../document/ShellContext.ts'
import { footerClass } from './footerStyles.ts'

/** The end of every page. What stands in it comes from the server as markup, and no page brings code for it. */
export function Footer() {
  const { footer } = useContext(ShellContext)
  return <footer className={footerClass} dangerouslySetInnerHTML={{ __html: footer }} />
}

/** The footer's content as the server sent it. */
export const readFooter = (): string => document.getElementsByClassName(footerClass)[0]?.innerHTML ?? ''
