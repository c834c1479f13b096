import { css } from '@linaria/core'
import type { AppLink, OuterLink } from '@verstak/contracts/shop'
import { Button } from '@verstak/ui-kit/Button'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon, chevronUpIcon } from '@verstak/ui-kit/icons'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { useId } from 'react'
import type { EditFieldProps } from '../fields/EditFields.tsx'
import { settingsTexts as texts } from './settings.texts.ts'

type Link = OuterLink & Partial<AppLink>

export interface LinksInputProps extends EditFieldProps {
  /** Most links that the list holds. */
  most: number
  /** Each has a rating beside. */
  hasRating?: boolean
}

/** A list of links to other sites in their order. */
export function LinksInput({ form, name, label, most, hasRating = false }: LinksInputProps) {
  const errorId = useId()
  const links = form.values[name] as Link[]
  const error = form.errors[name]
  const put = (next: Link[]) => form.set(name, next)
  const change = (place: number, changes: Partial<Link>) =>
    put(links.map((link, index) => (index === place ? { ...link, ...changes } : link)))

  function raise(place: number) {
    const next = [...links]
    next.splice(place - 1, 0, ...next.splice(place, 1))
    put(next)
  }

  return (
    <fieldset className={box} aria-describedby={error ? errorId : undefined}>
      <legend className={title}>{label}</legend>
      {links.map((link, place) => {
        const field = (key: keyof Link, words: string) => (
          <TextField
            label={words}
            isLabelHidden={place > 0}
            value={link[key] ?? ''}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => change(place, { [key]: target.value })}
          />
        )
        return (
          <div key={place} className={row} data-rated={hasRating || undefined}>
            {field('name', texts.linkName)}
            {field('href', texts.linkHref)}
            {hasRating && field('rating', texts.rating)}
            <span className={buttons}>
              <IconButton
                shape={chevronUpIcon}
                label={texts.upLink(link.name)}
                disabled={place === 0}
                onClick={() => raise(place)}
              />
              <IconButton
                shape={binIcon}
                label={texts.removeLink(link.name)}
                onClick={() => put(links.filter((_, index) => index !== place))}
              />
            </span>
          </div>
        )
      })}
      {error && (
        <p className={wrong} id={errorId}>
          {error}
        </p>
      )}
      {links.length < most && (
        <div>
          <Button
            variant="secondary"
            size="s"
            aria-label={texts.addLink(label)}
            onClick={() => put([...links, { name: '', href: '', ...(hasRating && { rating: '' }) }])}
          >
            {texts.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s8};
  margin: 0;
  padding: 0;
  border: 0;
`

const title = css`
  margin-bottom: ${space.s8};
  padding: 0;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};
`

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  align-items: end;
  gap: ${space.s8};

  &[data-rated] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr) auto;
  }

  @media ${media.phone} {
    &,
    &[data-rated] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const buttons = css`
  display: flex;
`

const wrong = css`
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
