import { Menu } from '@base-ui/react/menu'
import { css } from '@linaria/core'
import { Icon } from '../Icon/Icon.tsx'
import { safeHref } from '../Link/safeHref.ts'
import { containerOf } from '../Popover/containerOf.ts'
import type { LazyPopupProps } from '../Popover/useLazyPopup.ts'
import { color, dimension, fontSize, layer, lineHeight, media, radius, shadow, space } from '../tokens/tokens.ts'
import type { MenuItem, MenuProps } from './Menu.tsx'

export interface MenuPopupProps extends LazyPopupProps, Omit<MenuProps, 'trigger'> {}

/** Popup of a `Menu`, loaded by it. */
export function MenuPopup({ id, isOpen, onClose, anchor, label, items, align = 'start' }: MenuPopupProps) {
  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={(_, { reason, event }) => {
        // A click on the button closes it by its own handler.
        if (reason !== 'outside-press' || !anchor.current?.contains(event.target as Node)) onClose()
      }}
    >
      <Menu.Portal container={containerOf(anchor)}>
        <Menu.Positioner
          className={place}
          anchor={anchor}
          align={align}
          sideOffset={4}
          collisionPadding={12}
          positionMethod="fixed"
        >
          <Menu.Popup id={id} className={box} aria-label={label} finalFocus={anchor}>
            {items.map((one) => (
              <Line key={one.label} item={one} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Line({ item: { label, icon, href, onSelect, isDisabled, isDanger } }: { item: MenuItem }) {
  const content = (
    <>
      {icon && <Icon shape={icon} />}
      {label}
    </>
  )
  if (href !== undefined && !isDisabled) {
    return (
      <Menu.LinkItem className={line} href={safeHref(href)} label={label} closeOnClick onClick={onSelect}>
        {content}
      </Menu.LinkItem>
    )
  }
  return (
    <Menu.Item
      className={line}
      label={label}
      disabled={isDisabled ?? false}
      data-danger={isDanger || undefined}
      onClick={onSelect}
    >
      {content}
    </Menu.Item>
  )
}

const place = css`
  z-index: ${layer.dropdown};
`

const box = css`
  min-width: 180px;
  max-width: min(360px, var(--available-width));
  max-height: var(--available-height);
  overflow-y: auto;
  padding: ${space.s6};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.popup};
  outline: none;
`

const line = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: 36px;
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.control};
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &[data-highlighted] {
    background-color: ${color.surfaceSunken};
    color: ${color.textPrimary};
    text-decoration: none;
  }

  &:focus-visible {
    box-shadow: inset 0 0 0 ${dimension.focusWidth} ${color.focusRing};
  }

  &[data-danger] {
    color: ${color.stateDanger};
  }

  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: default;
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`
