// expect: verstak/boundaries
jest.mock('@verstak/beta/page')
