import { css } from '@linaria/core'
import { useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { space } from '@verstak/ui-kit/tokens'
import type { FormEvent, ReactNode } from 'react'
import { adminListTexts as texts } from './adminList.texts.ts'
import { listAddress, type ListFilters } from './listAddress.ts'
import { useRefused } from './RefusedNotice.tsx'

export interface FilterBarProps {
  /** Address of the list, without its query. */
  path: string
  /** Filters of the address. */
  filters: ListFilters
  /** What stays when filters are reset, such as a tab. */
  kept?: ListFilters
  /** Of which list, where a page has several. */
  of?: string | undefined
  /** Fields by their names in the address; choices apply at once, texts with Enter. */
  children: ReactNode
}

/** Filters of a list, which live in its address. */
export function FilterBar({ path, filters, kept = {}, of, children }: FilterBarProps) {
  const navigate = useNavigate()
  const refused = useRefused()
  const send = (form: HTMLFormElement) => {
    const values = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value.trim() !== '')
    void navigate(listAddress(path, Object.fromEntries(values) as ListFilters))
  }
  return (
    <form
      // Other filters, other values: the fields are made anew.
      key={JSON.stringify([filters, refused])}
      method="get"
      className={bar}
      aria-label={of ? texts.filtersOf(of) : texts.filters}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
      onChange={(event) => event.target instanceof HTMLSelectElement && send(event.currentTarget)}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" variant="secondary">
        {texts.filter}
      </Button>
      {Object.keys({ ...filters, ...refused }).some((name) => !(name in kept)) && (
        <Button href={listAddress(path, kept)} variant="ghost">
          {texts.reset}
        </Button>
      )}
    </form>
  )
}

/** Six fields and the buttons stand in one line of a desktop's page. */
const FIELD = '132px'
/** Width of that line. */
const ONE_LINE = '1056px'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s8};

  > * {
    flex: 1 1 ${FIELD};
    min-width: ${FIELD};
    max-width: 240px;
  }

  /* Where six would take a line and leave the buttons alone on the next, each line has four. */
  &:has(> div:nth-of-type(6)) > div {
    flex-basis: clamp(${FIELD}, (${ONE_LINE} - 100%) * 999, 25% - ${space.s8});
  }

  /* Its name tells all that it looks at. */
  > :has(input[type='search']) {
    flex-grow: 2;
    max-width: 320px;
  }

  > button,
  > a {
    flex: none;
    min-width: 0;
  }

  /* Words below a field do not move the others; buttons stand beside the fields, below the line of their names. */
  &:has([aria-invalid]) {
    align-items: start;

    > button,
    > a {
      margin-top: ${space.s24};
    }
  }
`
