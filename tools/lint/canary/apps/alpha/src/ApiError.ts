// expect: nothing
export class ApiError extends Error {
  status = 0
}
