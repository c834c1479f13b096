import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { color, space } from '@verstak/ui-kit/tokens'
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx'
import { listTexts } from './reviewList.texts.ts'
import { DEFAULT_PARAMS, reviewSearchOf } from './reviewParams.ts'

export interface FilterFormProps extends FilterFieldsProps {
  /** Address of the list, without a query. */
  action: string
  /** Address of the list without filters and sorting. */
  clearHref: string
}

/** Filters of a desktop. Without scripts they are a form with a button. */
export function FilterForm({ action, clearHref, ...fields }: FilterFormProps) {
  const { params, onChange } = fields
  // What the fields do not say.
  const kept = new URLSearchParams(reviewSearchOf({ ...params, rating: 0, withImages: false, withComments: false }))
  const cleared = { ...DEFAULT_PARAMS, isCurrentVariant: params.isCurrentVariant }
  const isChanged = reviewSearchOf(params) !== reviewSearchOf(cleared)
  return (
    <form className={form} method="get" action={action} aria-label={listTexts.filters}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterFields {...fields} />
      <Button className={apply} type="submit" variant="secondary">
        {listTexts.apply}
      </Button>
      {isChanged && (
        <Button
          className={clear}
          variant="link"
          href={clearHref}
          onClick={(event) => {
            event.preventDefault()
            onChange(cleared)
          }}
        >
          {listTexts.clear}
        </Button>
      )}
    </form>
  )
}

/** Only needed without scripts. */
const apply = css`
  @media (scripting: enabled) {
    && {
      display: none;
    }
  }
`

const clear = css`
  && {
    justify-self: start;
  }
`

const form = css`
  display: grid;
  gap: ${space.s20};
  padding-top: ${space.s20};
  border-top: 1px solid ${color.lineHair};
`
