/** Files of Golos Text beside this one; written by scripts/makeFonts.ts. */
export const fontFiles = [
  {"file":"golos-text-russian.d22c2851.woff2","unicodeRange":"U+401,U+410-44F,U+451,U+2116","isPreloaded":true},
  {"file":"golos-text-latin.f5ff32a4.woff2","unicodeRange":"U+20-7E,U+A0,U+A7,U+A9,U+AB,U+AE,U+B0-B3,U+B5,U+B7,U+BB-BE,U+D7,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+2212","isPreloaded":true},
  {"file":"golos-text-ruble.eced1283.woff2","unicodeRange":"U+20BD","isPreloaded":true},
  {"file":"golos-text-cyrillic-rest.b690df19.woff2","unicodeRange":"U+301,U+400,U+402-40F,U+450,U+452-45F,U+490-491,U+4B0-4B1","isPreloaded":false},
  {"file":"golos-text-latin-rest.f195fb2d.woff2","unicodeRange":"U+A1-A6,U+A8,U+AA,U+AF,U+B4,U+B6,U+B8-BA,U+BF-D6,U+D8-FF,U+20AC,U+2122","isPreloaded":false},
  {"file":"golos-text-latin-ext.780f8f5a.woff2","unicodeRange":"U+100-17F","isPreloaded":false},
] as const
