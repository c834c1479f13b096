// expect: nothing
test('Тест называет предметы по-русски', () => expect('Дрель').toHaveLength(5))
