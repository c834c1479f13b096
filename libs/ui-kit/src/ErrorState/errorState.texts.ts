export const retryLabel = 'Повторить'
