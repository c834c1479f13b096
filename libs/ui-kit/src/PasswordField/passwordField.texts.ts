export const showPasswordLabel = 'Показать пароль'
