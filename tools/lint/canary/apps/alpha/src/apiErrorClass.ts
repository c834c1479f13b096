// expect: no-restricted-syntax
import { ApiError } from './ApiError.ts'

export const isLost = (error: unknown) => error instanceof ApiError && error.status === 404
export const isError = (error: unknown) => error instanceof Error
