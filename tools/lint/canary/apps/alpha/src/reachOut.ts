// expect: verstak/no-reach-out, verstak/no-reach-out, verstak/no-reach-out, verstak/no-reach-out, verstak/no-reach-out, verstak/no-reach-out, verstak/no-reach-out
export const secret = process.env['SECRET']
export const files: unknown = (globalThis as unknown as { process: unknown }).process
export const evaluated = new Function('return 1')

export function leak(name: string): void {
  window.name = name
  Object.assign(globalThis, { name })
  Reflect.set(self, 'name', name)
  delete (globalThis as { leaked?: string }).leaked
}
