/** Entities of HTML that feeds use without declaring them. */
export const HTML_ENTITIES: Readonly<Record<string, string>> = {
  nbsp: '\u00a0', laquo: '«', raquo: '»', mdash: '—', ndash: '–', deg: '°', times: '×', hellip: '…', bull: '•', middot: '·',
  copy: '©', reg: '®', trade: '™', plusmn: '±', sup2: '²', sup3: '³', frac12: '½', frac14: '¼', frac34: '¾', euro: '€',
  ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', bdquo: '„', micro: 'µ', Oslash: 'Ø', oslash: 'ø', le: '≤', ge: '≥',
  minus: '−', sect: '§', para: '¶', thinsp: '\u2009', ensp: '\u2002', emsp: '\u2003', shy: '\u00ad', rarr: '→', larr: '←',
}
