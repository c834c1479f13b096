import { editPhone, formatPhone, phoneDigits } from './phoneMask.ts'

test.each([
  ['', ''],
  ['9', '+7 (9'],
  ['916', '+7 (916'],
  ['9162', '+7 (916) 2'],
  ['916204', '+7 (916) 204'],
  ['9162041', '+7 (916) 204-1'],
  ['91620418', '+7 (916) 204-18'],
  ['916204181', '+7 (916) 204-18-1'],
  ['9162041818', '+7 (916) 204-18-18'],
])('%s is shown as %s [FEEDBACK-012]', (digits, text) => {
  expect(formatPhone(digits)).toBe(text)
})

test.each(['3', '4', '8', '9'])('a number may begin with %s [FEEDBACK-013]', (digit) => {
  expect(phoneDigits(digit)).toBe(digit)
})

test.each(['0', '1', '2', '5', '6', '7'])('%s is not taken as the first digit [FEEDBACK-013]', (digit) => {
  expect(phoneDigits(digit)).toBe('')
  expect(phoneDigits(`+7 (${digit}`)).toBe('')
})

test.each([
  ['+79162041818', '9162041818'],
  ['+7 916 204-18-18', '9162041818'],
  ['+7 (916) 204-18-18', '9162041818'],
  ['79162041818', '9162041818'],
])('the country code of %s is +7 [FEEDBACK-016]', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})

test.each([
  ['89162041818', '9162041818'],
  ['8 (916) 204-18-18', '9162041818'],
  ['88005503770', '8005503770'],
  ['8-495-123-45-67', '4951234567'],
])('the 8 of %s is the trunk prefix [FEEDBACK-017]', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})

test('a number of 10 digits that begins with 8 keeps it [FEEDBACK-017]', () => {
  expect(phoneDigits('8005503770')).toBe('8005503770')
})

test('typed digit by digit, 8 and ten more become +7 and ten [FEEDBACK-017]', () => {
  let digits = ''
  for (const key of '89162041818') {
    const text = formatPhone(digits) + key
    digits = editPhone(digits, text, text.length, false).digits
  }
  expect(digits).toBe('9162041818')
})

test.each(['текст', '+7', '+7 (', '-'])('there is no number in «%s»', (text) => {
  expect(phoneDigits(text)).toBe('')
})

test('more digits than ten are dropped', () => {
  expect(phoneDigits('+7 (916) 204-18-189')).toBe('9162041818')
})

test('a digit put into the middle keeps the caret behind it', () => {
  // +7 (96|) 204 → 9 6 1 204
  const edit = editPhone('96204', '+7 (961) 204', 7, false)
  expect(edit).toEqual({ digits: '961204', caret: 7 })
})

test('backspace on a bracket takes the digit before it', () => {
  // The caret stood after «) »; the browser has deleted the space.
  const edit = editPhone('916204', '+7 (916)204', 8, true)
  expect(edit.digits).toBe('91204')
  expect(edit.caret).toBe(6)
})

test('backspace at the end takes the last digit', () => {
  expect(editPhone('916204', '+7 (916) 20', 11, true)).toEqual({ digits: '91620', caret: 11 })
})

test('a field deleted to its prefix is empty', () => {
  expect(editPhone('9', '+7 (', 4, true)).toEqual({ digits: '', caret: 0 })
})
