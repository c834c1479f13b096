import { css } from '@linaria/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { MAX_COMPARED } from '@verstak/contracts/compare'
import type { ComparedCategory, Comparison } from '@verstak/contracts/comparison'
import { getListing, SEARCH_LENGTH } from '@verstak/contracts/listing'
import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, space } from '@verstak/ui-kit/tokens'
import { useEffect, useState } from 'react'
import { addCompared, refreshCompared } from '../compare-changes/compareChanges.ts'
import { showCompareFailure } from '../compare-changes/showCompareFailure.ts'
import { addTexts } from './addProduct.texts.ts'
import { compareTexts } from './comparePage.texts.ts'
import { FoundProduct } from './FoundProduct.tsx'

const TYPING_MS = 250

export interface AddProductProps {
  comparison: Comparison
  category: ComparedCategory
  onDone: () => void
}

/** Content of the window that finds products of a category and puts them into the comparison. */
export function AddProduct({ comparison, category, onDone }: AddProductProps) {
  const host = useHost()
  const regionId = useRegion().id
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const [added, setAdded] = useState<readonly number[]>([])
  const [adding, setAdding] = useState<number | null>(null)
  const { data, isError, isFetching, refetch } = useQuery({
    ...endpointQuery(host.call, getListing, { query: inputOf(category.id, search, regionId) }),
    placeholderData: keepPreviousData,
  })
  const held = new Set([...comparison.products.map(({ id }) => id), ...added])

  async function add(product: ProductTile) {
    if (adding !== null) return
    setAdding(product.id)
    try {
      await addCompared(host, product)
      setAdded((ids) => [...ids, product.id])
      void refreshCompared(host)
    } catch (error) {
      showCompareFailure(host, error)
    }
    setAdding(null)
  }

  return (
    <>
      {data && <p className={quiet}>{addTexts.lead(category.name, data.totalUnfiltered)}</p>}
      <TextField
        label={addTexts.field}
        isLabelHidden
        placeholder={addTexts.field}
        size="l"
        type="search"
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={results} aria-busy={isFetching}>
        {isError && !data && (
          <ErrorState title={compareTexts.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!data && !isError && <Spinner label={compareTexts.loading} />}
        {data?.products.length === 0 && <p>{addTexts.nothing}</p>}
        <ul>
          {data?.products.map((product) => (
            <FoundProduct
              key={product.id}
              product={product}
              isAdded={held.has(product.id)}
              isAdding={adding === product.id}
              onAdd={() => void add(product)}
            />
          ))}
        </ul>
      </div>
      <div className={foot}>
        <p className={quiet} role="status">
          {data && addTexts.found(data.total, comparison.count + added.length, MAX_COMPARED)}
        </p>
        <Button variant="inverse" onClick={onDone}>
          {addTexts.done}
        </Button>
      </div>
    </>
  )
}

/** Products of the category, popular ones first; those that a search finds when there is one. */
const inputOf = (categoryId: number, search: string, regionId: number) => ({
  ...(search === ''
    ? { listingType: 'category' as const, id: categoryId }
    : { listingType: 'search' as const, id: 0, categoryId }),
  brandId: 0,
  searchString: search,
  sort: 'popularity' as const,
  asc: false,
  page: 1,
  filters: '',
  all: true,
  regionId,
})

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, TYPING_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const quiet = css`
  color: ${color.textMuted};
`

/* Its height stays while results come and go. */
const results = css`
  height: 320px;
  max-height: 50dvh;
  margin: ${space.s12} 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const foot = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  padding-top: ${space.s16};
  border-top: 1px solid ${color.lineHair};
`
