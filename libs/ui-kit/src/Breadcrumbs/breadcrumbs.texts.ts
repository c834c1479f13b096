export const wayLabel = 'Путь к разделу'
