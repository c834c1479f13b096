export const tagPagesTitle = 'Часто ищут'
