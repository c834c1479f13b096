// expect: verstak/no-raw-color, verstak/no-raw-color, verstak/no-raw-color, verstak/no-raw-color
export const short = '#fff'
export const long = `color: #1a2b3c;`
export const byFunction = 'rgb(0 0 0 / 50%)'
export const byName = `background: white;`
export const notAColor = ['#reviews', '/page#top', 'https://example.org/#1', 'white-space: nowrap']
