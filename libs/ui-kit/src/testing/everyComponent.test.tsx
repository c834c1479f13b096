import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.edge'
import { everyComponent } from './everyComponent.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => {}
  HTMLDialogElement.prototype.close = () => {}
})

test.each(Object.entries(everyComponent))(
  '%s is taken over from the server without a difference',
  async (_, element) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
    const onRecoverableError = jest.fn()
    const container = document.createElement('div')
    container.innerHTML = renderToString(element)
    const root = await act(() => hydrateRoot(container, element, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
    act(() => root.unmount())
    complaints.mockRestore()
  },
)
