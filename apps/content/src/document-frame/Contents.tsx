import { css } from '@linaria/core'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { color, dimension, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'
import { sectionId } from '../legal-text/sectionId.ts'
import { legalPageTexts } from '../legal-page/legalPage.texts.ts'

export interface ContentsProps {
  /** All blocks of the document; those of the kind `heading` are its sections. */
  blocks: readonly { kind: string; text?: string }[]
  /** On a phone it opens with a tap. */
  isFolded: boolean
}

/** Links to the sections of a document. */
export function Contents({ blocks, isFolded }: ContentsProps) {
  const sections = blocks.flatMap((block, index) => (block.kind === 'heading' ? [{ text: block.text, index }] : []))
  const links = (
    <ul>
      {sections.map(({ text, index }) => (
        <li key={index}>
          <a className={link} href={`#${sectionId(index)}`}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={nav} aria-label={legalPageTexts.contents} data-folded={isFolded || undefined}>
      {isFolded ? (
        <Disclosure summary={legalPageTexts.contents}>{links}</Disclosure>
      ) : (
        <>
          <p className={title}>{legalPageTexts.contents}</p>
          {links}
        </>
      )}
    </nav>
  )
}

const title = css`
  padding: ${space.s4} ${space.s16};
  color: ${color.textMuted};
`

const link = css`
  display: flex;
  align-items: center;
  padding: ${space.s6} ${space.s16};
  color: ${color.textSecondary};

  &:hover {
    color: ${color.textLink};
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`

const nav = css`
  position: sticky;
  top: calc(${dimension.headerBar} + ${space.s16});
  max-height: calc(100vh - ${dimension.headerBar} - ${space.s32});
  overflow-y: auto;
  border-left: 1px solid ${color.lineHair};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &[data-folded] {
    position: static;
    max-height: none;
    border: 1px solid ${color.lineHair};
    border-radius: ${radius.card};
    background-color: ${color.surfaceCard};
    font-size: ${fontSize.s14};
    line-height: ${lineHeight.s14};
  }

  &[data-folded] .${link} {
    padding-inline: 0;
  }
`
