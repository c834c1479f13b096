/** Does a transaction; one that lost a deadlock, or could not be put in order with others, is done again. */
export async function retryDeadlock<Result>(act: () => Promise<Result>, tries = 5): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (attempt >= tries || !isLost(error)) throw error
    }
  }
}

/** Deadlock, serialization failure. */
const isLost = (error: unknown) => /^(40P01|40001)$/.test(String((error as { code?: unknown } | null)?.code))
