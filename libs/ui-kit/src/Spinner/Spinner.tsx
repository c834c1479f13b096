import { css } from '@linaria/core'
import { motion, radius } from '../tokens/tokens.ts'

export interface SpinnerProps {
  /** Accessible name; only where no text beside it describes the action. */
  label?: string
}

/** Ring of 18 px in the colour of the text. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span
      className={spinner}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={!label || undefined}
    />
  )
}

const spinner = css`
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }

  display: inline-block;
  flex: none;
  width: 18px;
  height: 18px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: ${radius.round};
  animation: turn ${motion.spin} linear infinite;
`
