import { css } from '@linaria/core'
import { space } from '@verstak/ui-kit/tokens'

export interface DescriptionProps {
  /** Plain text, paragraphs separated by a blank line. */
  text: string
}

/** Description of a product, paragraph by paragraph. */
export function Description({ text }: DescriptionProps) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <div className={body}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

const body = css`
  display: grid;
  gap: ${space.s12};
  max-width: 72ch;
`
