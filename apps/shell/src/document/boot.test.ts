import { toInlineScript } from './boot.ts'

test.each(['</script>', '<!--', '<script', '\u2028', '\u2029', 'a\\b"c', 'дрель'])(
  'the text %j reads the same in the page and cannot leave its script',
  (text) => {
    const source = toInlineScript({ text })
    expect(JSON.parse(source)).toEqual({ text })
    expect(source).not.toMatch(/[<\u2028\u2029]/)
  },
)
