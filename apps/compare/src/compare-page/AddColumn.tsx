import { css } from '@linaria/core'
import type { ComparedCategory, Comparison } from '@verstak/contracts/comparison'
import { useModals } from '@verstak/remote-kit/useModals'
import { Icon } from '@verstak/ui-kit/Icon'
import { plusIcon } from '@verstak/ui-kit/icons'
import {
  color,
  controlHeight,
  fontSize,
  lineHeight,
  media,
  motion,
  radius,
  space,
  weight,
} from '@verstak/ui-kit/tokens'
import { compareTexts } from './comparePage.texts.ts'

export interface AddColumnProps {
  comparison: Comparison
  category: ComparedCategory
}

/** Beside the last column: opens the window that adds a product of the same category. */
export function AddColumn({ comparison, category }: AddColumnProps) {
  const { open, showError, early } = useModals()

  async function openWindow() {
    const { AddProduct } = await import(/* webpackChunkName: "windows" */ './AddProduct.tsx')
    const { close } = open({
      kind: 'dialog',
      title: compareTexts.addTitle,
      width: 560,
      content: <AddProduct comparison={comparison} category={category} onDone={() => close()} />,
    })
  }

  return (
    <button
      type="button"
      className={button}
      aria-haspopup="dialog"
      {...early}
      onClick={() => openWindow().catch(() => showError())}
    >
      <span className={sign}>
        <Icon shape={plusIcon} />
      </span>
      <span>
        {compareTexts.add}
        <small className={quiet}>{category.name}</small>
      </span>
    </button>
  )
}

const sign = css`
  display: grid;
  place-items: center;
  width: ${controlHeight.l};
  height: ${controlHeight.l};
  border-radius: ${radius.card};
  box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
  transition: background-color ${motion.fast};

  @media ${media.phone} {
    width: ${controlHeight.s};
    height: ${controlHeight.s};
    box-shadow: none;
  }
`

const quiet = css`
  display: block;
  margin-top: ${space.s8};
  overflow-wrap: anywhere;
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  font-weight: ${weight.regular};

  @media ${media.phone} {
    display: none;
  }
`

const button = css`
  position: sticky;
  top: 0;
  flex: 1 0 112px;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.s12};
  max-width: 240px;
  min-height: 400px;
  padding: ${space.s16} ${space.s4};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  color: ${color.textPrimary};
  font-weight: ${weight.semibold};
  text-align: center;

  @media ${media.hover} {
    &:hover {
      background-color: ${color.surfaceHover};
    }

    &:hover > .${sign} {
      background-color: ${color.surfaceInverse};
      color: ${color.textInverse};
    }
  }

  @media ${media.phone} {
    position: static;
    flex: none;
    grid-auto-flow: column;
    justify-content: center;
    gap: ${space.s4};
    align-self: stretch;
    max-width: none;
    min-height: ${controlHeight.l};
    margin: 0 ${space.s12};
    padding: 0;
    border-color: ${color.lineControl};
    border-radius: ${radius.control};
  }

  @media print {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
