import { css } from '@linaria/core'
import type { ProductDocument } from '@verstak/contracts/productPage'
import { Heading } from '@verstak/ui-kit/Heading'
import { Icon } from '@verstak/ui-kit/Icon'
import { documentIcon, shieldIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { documentTexts } from './documents.texts.ts'

export interface DocumentsProps {
  documents: readonly ProductDocument[] | undefined
  className?: string
}

/** Instructions and certificates, each opens in a new tab; renders nothing without documents. */
export function Documents({ documents = [], className }: DocumentsProps) {
  if (documents.length === 0) return null
  return (
    <section className={className} data-wide>
      <Heading level={2} look="block">
        {documentTexts.title}
      </Heading>
      <ul className={list}>
        {documents.map(({ kind, name, type, size, link }) => (
          <li key={link} className={row}>
            <Icon shape={kind === 'certificate' ? shieldIcon : documentIcon} size="l" />
            <span className={words}>
              <Link href={link} target="_blank" rel="noopener nofollow">
                {name}
              </Link>
              <small className={note}>{documentTexts.file(type, size)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const words = css`
  min-width: 0;
  overflow-wrap: anywhere;
`

const note = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const row = css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${space.s12};
`

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: ${space.s12} ${space.s24};
  margin-top: ${space.s12};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  @media print {
    display: block;
  }
`
