import { useContext } from 'react'
import { ShellContext } from '../document/ShellContext.ts'
import { footerClass } from './footerStyles.ts'

/** The footer of every page. Its content is server markup without browser code. */
export function Footer() {
  const { footer } = useContext(ShellContext)
  return <footer className={footerClass} dangerouslySetInnerHTML={{ __html: footer }} />
}

/** The footer's content as the server sent it. */
export const readFooter = (): string => document.getElementsByClassName(footerClass)[0]?.innerHTML ?? ''
