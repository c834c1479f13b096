import { css } from '@linaria/core'
import type { ProductVariants } from '@verstak/contracts/productPage'
import { Chip } from '@verstak/ui-kit/Chip'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useId } from 'react'
import { variantTexts } from './variants.texts.ts'

export interface VariantsProps {
  variants: ProductVariants | undefined
}

/** Other colours, sizes and packages: links to their pages. Variants not on sale in the region are crossed out. */
export function Variants({ variants }: VariantsProps) {
  const id = useId()
  return variants?.axes.map(({ name, values }, index) => (
    <div key={name} role="group" aria-labelledby={`${id}${index}`} className={axis}>
      <p id={`${id}${index}`} className={heading}>
        {name}
        {': '}
        <b>{values.find(({ isCurrent }) => isCurrent)?.name}</b>
      </p>
      <div className={choices}>
        {values.map(({ name: value, link, isCurrent, isAvailable }) => (
          <Chip
            key={value}
            size="m"
            label={value}
            href={link}
            selected={isCurrent}
            missing={!isAvailable}
            note={isAvailable ? null : <VisuallyHidden>{variantTexts.missing}</VisuallyHidden>}
          />
        ))}
      </div>
    </div>
  ))
}

const heading = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  overflow-wrap: anywhere;

  & > b {
    color: ${color.textPrimary};
    font-weight: inherit;
  }
`

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  min-width: 0;

  > * {
    max-width: 100%;
  }
`

const axis = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};

  /* Print shows this product only. */
  @media print {
    display: none;
  }
`
