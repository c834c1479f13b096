import { css } from '@linaria/core'
import { Icon } from '@verstak/ui-kit/Icon'
import { infoIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { color, dimension, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { useSignInScreen } from './signInContext.ts'

/** Demo mode: the way to the messages that a shop would send. */
export function DemoLink({ children = signInTexts.demoCode }: { children?: string }) {
  const { messagesUrl } = useSignInScreen().state.code
  if (!messagesUrl) return null
  return (
    <p className={line}>
      <Icon shape={infoIcon} size="s" />
      <Link href={messagesUrl} external target="_blank">
        {children}
      </Link>
    </p>
  )
}

const line = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  margin-top: ${space.s12};
  padding-top: ${space.s12};
  border-top: 1px dashed ${color.lineDefault};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  & > a {
    display: inline-flex;
    align-items: center;

    @media ${media.touch} {
      min-height: ${dimension.tapMin};
    }
  }
`
