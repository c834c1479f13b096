export const cabinetFrameTexts = {
  start: 'Мой кабинет',
} as const
