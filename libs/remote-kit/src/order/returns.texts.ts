import type { ReturnState } from '@verstak/contracts/orderReturn'

const state: Record<ReturnState, string> = {
  requested: 'Заявка рассматривается',
  approved: 'Возврат принят',
  refused: 'В возврате отказано',
}

/** Returns on the page of an order. */
export const returnsTexts = {
  title: 'Возврат товаров',
  state,
  line: (name: string, pieces: number) => `${name} — ${pieces}\u00A0шт`,
  open: 'Вернуть товар',
  loading: 'Загружаем форму',
  lost: 'Не получилось открыть форму. Проверьте соединение и попробуйте ещё раз.',
  sent: 'Заявка отправлена. Мы ответим письмом или позвоним.',
  reason: 'Почему возвращаете',
  unfit: 'Не подошёл',
  unfitNote: (date: string) => `Товар без следов использования, до ${date}`,
  defect: 'Брак или поломка',
  defectNote: 'В течение двух лет',
  lines: 'Что возвращаете',
  pieces: (name: string) => `${name}, штук`,
  unavailable: 'Вернуть можно только брак',
  comment: 'Что не так',
  commentHint: 'Для брака — обязательно',
  nothing: 'Укажите, сколько штук возвращаете',
  describe: 'Опишите, что не так',
  law: 'Деньги вернём не позднее 10 дней со дня заявки.',
  submit: 'Отправить заявку',
  sending: 'Отправляем',
  refused: 'Заявка не отправлена. Исправьте отмеченное.',
  photos: (count: number, most: number) => `Фото, ${count} из ${most}`,
  photo: (place: number) => `Фото ${place} к возврату, открыть целиком`,
  unfinished: 'Дождитесь загрузки фото или уберите их.',
  uploads: {
    add: 'Добавить фото',
    limits: 'До 5 фото, каждое до 20 МБ: JPG, PNG, WebP, AVIF, GIF. Их увидите только вы и сотрудники магазина.',
    wrongKind: 'Приложите фото JPG, PNG, WebP, AVIF или GIF.',
    tooMany: 'К возврату можно приложить не больше 5 фото.',
  },
}
