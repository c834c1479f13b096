import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listFavoritesLists } from '@verstak/contracts/favorites'
import { setupModals } from '@verstak/testing/setupModals'
import { setupTabChannel } from '@verstak/testing/tabChannel'
import { makeFavorite, makeFavoritesList } from '../testing/favoritesHarness.tsx'
import { openFavorites } from '../testing/openFavorites.tsx'
import { press } from '../testing/steps.tsx'

let channel: ReturnType<typeof setupTabChannel>
beforeEach(() => {
  setupModals()
  channel = setupTabChannel()
})
afterEach(() => channel.end())

const listWith = (note: string) => makeFavoritesList(1, { products: [makeFavorite(1, { note })] })

test('a note that another tab has written shows at once', async () => {
  const { api } = await openFavorites({ lists: [listWith('Под мойку')] })
  expect(await screen.findByText('Под мойку')).toBeVisible()
  api.on(listFavoritesLists, () => ({ lists: [listWith('Для дачи')] }))
  act(channel.sayFromOtherTab)
  expect(await screen.findByText('Для дачи')).toBeVisible()
})

test('other tabs are told of a note, and of a product that is taken out', async () => {
  await openFavorites({ lists: [listWith('Под мойку')] })
  await press('Изменить заметку: Под мойку')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Заметка' }), ' и кран')
  await press('Сохранить')
  await waitFor(() => expect(channel.said).toEqual(['verstak.marks']))
  await press('Действия: Товар 1')
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Удалить из/ }))
  await waitFor(() => expect(channel.said).toEqual(['verstak.marks', 'verstak.marks']))
})
