import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { infoIcon } from '../Icon/icons.ts'
import { color, fontSize, lineHeight, radius, space, weight } from '../tokens/tokens.ts'
import { retryLabel } from './errorState.texts.ts'

export interface ErrorStateProps {
  /** What failed: `Отзывы не загрузились`. */
  title: string
  /** What it means and what to do. */
  children?: ReactNode
  /** Retries; without it there is no button. */
  onRetry?: () => void
  /** The retry is running. */
  isRetrying?: boolean
}

/** Replaces a part that failed to load; announced at once. Keyboard: Enter and Space on the button retry. */
export function ErrorState({ title, children, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div className={state} role="alert">
      <Icon shape={infoIcon} size="l" className={sign} />
      <div>
        <p className={heading}>{title}</p>
        {children && <p className={words}>{children}</p>}
        {onRetry && (
          <Button className={again} variant="secondary" loading={isRetrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  )
}

const sign = css`
  color: ${color.stateDanger};
`

const heading = css`
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.semibold};
`

const words = css`
  color: ${color.textSecondary};
`

const again = css`
  margin-top: ${space.s12};
`

const state = css`
  display: flex;
  gap: ${space.s12};
  padding: ${space.s24};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`
