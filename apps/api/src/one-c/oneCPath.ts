/** Where 1C finds the shop. */
export const ONE_C_PATH = '/api/1c-exchange'
