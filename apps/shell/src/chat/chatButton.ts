import { css } from '@linaria/core'
import type { Host } from '@verstak/host'
import { chatIcon } from '@verstak/ui-kit/icons'
import { color, dimension, layer, radius, shadow, space } from '@verstak/ui-kit/tokens'
import { chatTexts } from './chat.texts.ts'
import { openChat } from './openChat.ts'

/**
 * Adds the chat button to the page permanently. It is above the button to the top, and on phones also above the bars of
 * cart and product; a higher bar covers the button.
 */
export function addChatButton(host: Host): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = look
  button.ariaLabel = chatTexts.open
  button.title = chatTexts.open
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${chatIcon}"/></svg>`
  button.addEventListener('click', () => {
    button.ariaBusy = 'true'
    void openChat(host).finally(() => (button.ariaBusy = null))
  })
  document.body.append(button)
}

const look = css`
  position: fixed;
  right: ${space.s24};
  bottom: calc(${space.s24} + 48px + ${space.s12});
  z-index: ${layer.raised};
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.round};
  background-color: ${color.actionInverse};
  box-shadow: ${shadow.popup};
  color: ${color.textInverse};
  cursor: pointer;

  &:hover {
    background-color: ${color.actionInverseHover};
  }

  &[aria-busy='true'] {
    background-color: ${color.actionInversePressed};
    cursor: progress;
  }

  html[data-layout^='mobile'] & {
    right: ${dimension.pageGutterPhone};
    bottom: calc(${dimension.tabBar} + env(safe-area-inset-bottom) + 48px + 2 * ${space.s12} + ${space.s12});
  }

  & svg {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
  }

  @media print {
    display: none;
  }
`
