export const carouselRole = 'карусель'

export const previousSlideLabel = 'Назад'

export const nextSlideLabel = 'Вперёд'

export const slideLabel = (number: number, count: number): string => `Слайд ${number} из ${count}`

export const pauseLabel = 'Остановить показ'

export const playLabel = 'Продолжить показ'
