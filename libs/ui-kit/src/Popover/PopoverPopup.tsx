import { Popover } from '@base-ui/react/popover'
import { css } from '@linaria/core'
import { closeIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { closeDialogLabel } from '../Dialog/dialog.texts.ts'
import { color, fontSize, layer, lineHeight, media, radius, shadow, space, weight } from '../tokens/tokens.ts'
import type { PopoverProps } from './Popover.tsx'
import { containerOf } from './containerOf.ts'
import type { LazyPopupProps } from './useLazyPopup.ts'

export interface PopoverPopupProps extends LazyPopupProps, Omit<PopoverProps, 'trigger'> {
  /** `panel`: 404 px wide and at most 312 px high; its content has a heading and a button that closes it. */
  look?: 'window' | 'panel'
  /** False: nobody pressed anything to open it, so the focus stays where it is until it is in the popup. */
  takesFocus?: boolean
}

/** Popup of a `Popover`, loaded by it. */
export function PopoverPopup(props: PopoverPopupProps) {
  const { id, isOpen, onClose, anchor, title, side = 'bottom', align = 'start', children } = props
  const { look = 'window', takesFocus = true } = props
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(_, { reason, event }) => {
        // A click on the button closes it by its own handler.
        if (reason !== 'outside-press' || !anchor.current?.contains(event.target as Node)) onClose()
      }}
    >
      <Popover.Portal container={containerOf(anchor)}>
        <Popover.Positioner
          className={place}
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          positionMethod="fixed"
        >
          <Popover.Popup
            id={id}
            className={box}
            data-look={look}
            aria-label={look === 'panel' ? title : undefined}
            initialFocus={takesFocus}
            finalFocus={() => (takesFocus || hasFocus(id) ? anchor.current : false)}
          >
            {look === 'window' && <Popover.Title className={heading}>{title}</Popover.Title>}
            {children}
            {look === 'window' && (
              <IconButton className={cross} size="s" shape={closeIcon} label={closeDialogLabel} onClick={onClose} />
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

const hasFocus = (id: string) => document.getElementById(id)?.contains(document.activeElement) ?? false

const place = css`
  z-index: ${layer.dropdown};
`

const heading = css`
  display: flex;
  align-items: center;
  min-height: 36px;
  /* As high as the cross beside it. */
  margin: -6px 0 ${space.s4};
  padding-right: ${space.s32};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.semibold};
`

const cross = css`
  position: absolute;
  top: ${space.s12};
  right: ${space.s8};

  @media ${media.touch} {
    top: ${space.s6};
    right: ${space.s2};
  }
`

const box = css`
  width: max-content;
  max-width: min(360px, var(--available-width));
  max-height: var(--available-height);
  overflow-y: auto;
  padding: ${space.s16};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.popup};
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  &[data-look='panel'] {
    width: 404px;
    max-width: var(--available-width);
    max-height: min(312px, var(--available-height));
  }
`
