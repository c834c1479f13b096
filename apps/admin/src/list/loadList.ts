import { readApiError } from '@verstak/api-client/readApiError'
import type { ErrorDetail } from '@verstak/contracts/error'
import { adminListTexts as texts } from './adminList.texts.ts'
import { readListAddress, type ListInput } from './listAddress.ts'

/**
 * Brings what the address of a list names. What the API refuses of it is left out and told: the list is there without it.
 * @param bring asks the API; called again without what it refused
 * @throws what is no refusal of a filter
 */
export async function loadList(
  url: string,
  names: readonly string[],
  bring: (input: ListInput) => Promise<unknown>,
): Promise<ListInput> {
  const typed = new URL(url).searchParams
  let input = readListAddress(url, names)
  if (Number.isNaN(input.page)) input = without(input, [{ field: 'page', reason: 'invalid', message: '' }], typed)
  for (;;) {
    try {
      await bring(input)
      return input
    } catch (error) {
      const { filters, page } = input
      const wrong = refusalsOf(error).filter(({ field }) => field in filters || (field === 'page' && page > 1))
      if (wrong.length === 0) throw error
      input = without(input, wrong, typed)
    }
  }
}

/** An address without what was refused of it; another page of other rows would say nothing. */
function without({ filters, refused }: ListInput, wrong: readonly ErrorDetail[], typed: URLSearchParams): ListInput {
  const now = Object.fromEntries(
    wrong.map((detail) => [detail.field, { typed: typed.get(detail.field) ?? '', words: wordsOf(detail) }]),
  )
  return {
    filters: Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in now))),
    page: 1,
    refused: { ...refused, ...now },
  }
}

function refusalsOf(error: unknown): readonly ErrorDetail[] {
  const failure = readApiError(error)
  return failure?.code === 'invalid-input' ? failure.details : []
}

function wordsOf({ field, reason, text }: ErrorDetail): string {
  if (field === 'from' || field === 'to') return texts.noDay
  return text ?? (reason === 'long' ? texts.tooLong : texts.noValue)
}
