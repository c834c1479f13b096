export const pagesLabel = 'Страницы'

export const previousLabel = 'Предыдущая страница'

export const nextLabel = 'Следующая страница'

export const pageLabel = (page: string): string => `Страница ${page}`
