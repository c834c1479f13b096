// expect: no-restricted-syntax, no-restricted-syntax, no-restricted-syntax, no-restricted-syntax
export const short = '#fff'
export const long = `color: #1a2b3c;`
export const byFunction = 'rgb(0 0 0 / 50%)'
export const byName = `background: white;`
export const notAColor = ['#reviews', '/page#top', 'https://example.org/#1', 'white-space: nowrap']
