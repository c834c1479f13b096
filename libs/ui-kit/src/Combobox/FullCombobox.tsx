import { Combobox as Base } from '@base-ui/react/combobox'
import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import { boxedControl, controlBox, describeField, Field } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDownIcon, closeIcon } from '../Icon/icons.ts'
import { color, dimension, fontSize, layer, lineHeight, media, radius, shadow, space } from '../tokens/tokens.ts'
import { clearChoiceLabel, nothingFoundLabel, openListLabel } from './combobox.texts.ts'
import { type ComboboxOption, matchesOption } from './comboboxOption.ts'
import type { FullComboboxProps } from './comboboxParts.ts'
import { comboboxBox } from './comboboxStyles.ts'
import { nameDismissals } from './nameDismissals.ts'

/** The field with its list, from Base UI. Loaded by `Combobox`. */
export function FullCombobox(props: FullComboboxProps) {
  const {
    id,
    early,
    hasFocus,
    options,
    value,
    onChange,
    name,
    placeholder,
    emptyText = nothingFoundLabel,
    required,
    disabled,
  } = props
  const { label, isLabelHidden, hint, error, size = 'm', onBlur } = props
  const chosen = options.find((option) => option.value === value) ?? null
  const [box, setBox] = useState<HTMLSpanElement | null>(null)
  const placeBox = useCallback((span: HTMLSpanElement | null) => {
    setBox(span)
    return nameDismissals(span)
  }, [])
  const input = useRef<HTMLInputElement>(null)
  const [isOpenAtFirst] = useState(early.isOpen && hasFocus)
  const [text, setText] = useState(early.text ?? chosen?.label ?? '')
  const [shownChoice, setShownChoice] = useState(value)

  if (shownChoice !== value) {
    setShownChoice(value)
    setText(chosen?.label ?? '')
  }

  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])

  /** Discards typed text without a choice. */
  function settle() {
    setText(chosen?.label ?? '')
  }

  /** Clearing the text clears the choice, unless one is required. */
  function choose(option: ComboboxOption | null) {
    if (option || !required) onChange(option?.value ?? null)
  }

  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <Base.Root
        items={options}
        value={chosen}
        onValueChange={choose}
        isItemEqualToValue={(item: ComboboxOption, other: ComboboxOption) => item.value === other.value}
        filter={matchesOption}
        inputValue={text}
        onInputValueChange={setText}
        onOpenChange={(isOpen, { reason }) => !isOpen && reason === 'escape-key' && settle()}
        defaultOpen={isOpenAtFirst}
        autoHighlight
        disabled={disabled}
      >
        <span className={clsx(controlBox, comboboxBox)} data-size={size} ref={placeBox}>
          <Base.Input
            {...describeField(id, { hint, error })}
            ref={input}
            // The open list hides everything else from screen readers, including the label.
            aria-label={label}
            className={boxedControl}
            aria-required={required || undefined}
            placeholder={placeholder}
            onBlur={() => {
              settle()
              onBlur?.()
            }}
          />
          {!required && (
            <Base.Clear className={button} aria-label={clearChoiceLabel}>
              <Icon shape={closeIcon} size="s" />
            </Base.Clear>
          )}
          <Base.Trigger className={button} aria-label={openListLabel}>
            <Icon shape={chevronDownIcon} size="s" />
          </Base.Trigger>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
        </span>
        {/* Elements outside of a modal window are inert. */}
        <Base.Portal container={box?.closest('dialog') ?? undefined}>
          <Base.Positioner ref={nameDismissals} className={positioner} anchor={box} sideOffset={4}>
            <Base.Popup className={popup}>
              <Base.Empty className={empty}>{emptyText}</Base.Empty>
              <Base.List className={list}>
                {(option: ComboboxOption) => (
                  <Base.Item key={option.value} value={option} className={item}>
                    {option.label}
                    {option.note && <small className={note}>{option.note}</small>}
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  )
}

const button = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 100%;
  border-radius: ${radius.control};
  color: ${color.textMuted};

  @media ${media.hover} {
    &:hover:enabled {
      color: ${color.textPrimary};
    }
  }
`

const positioner = css`
  z-index: ${layer.dropdown};
  outline: 0;
`

const popup = css`
  width: var(--anchor-width);
  max-width: var(--available-width);
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.popup};
`

const list = css`
  max-height: min(320px, var(--available-height));
  padding: ${space.s4} 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: 0;

  &[data-empty] {
    padding: 0;
  }
`

const empty = css`
  color: ${color.textMuted};

  &:not(:empty) {
    padding: ${space.s12};
  }
`

const item = css`
  padding: ${space.s8} ${space.s12};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  cursor: pointer;

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
    padding-block: ${space.s12};
  }

  &[data-highlighted] {
    background-color: ${color.surfaceSunken};
  }

  &[data-selected] {
    font-weight: 600;
  }
`

const note = css`
  display: block;
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: 400;
  color: ${color.textSecondary};
`
