// expect: no-restricted-globals, no-restricted-globals, no-restricted-syntax, no-restricted-syntax, no-restricted-syntax, no-restricted-syntax, no-restricted-syntax, no-restricted-syntax, no-restricted-syntax, no-restricted-syntax
export const secret = process.env['SECRET']
export const files: unknown = (globalThis as unknown as { process: unknown }).process
export const environment: unknown = globalThis.process
export const buffer: unknown = globalThis['Buffer']
export const evaluated = new Function('return 1')

export function leak(name: string): void {
  window.name = name
  Object.assign(globalThis, { name })
  ;(window as unknown as { title: string }).title = name
  Reflect.set(self, 'name', name)
  delete (globalThis as { leaked?: string }).leaked
}
