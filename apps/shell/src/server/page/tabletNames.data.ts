/**
 * Tablets that `mobile-detect` takes for phones, because their agents say «Mobile»: models sold in Russia, by vendor
 * codes.
 */
export const tabletNames: readonly RegExp[] = [
  // Generic names; the vendor's name may be part of the word.
  /Tablet|\bTab(?![a-z])|[a-z0-9_-](?:tab|TAB)\b|TAB(?=[0-9_ -])|P(?:ad|AD)(?![a-z])|\/apad\b/,
  // Kindle, PocketBook, Onyx Boox.
  /Kindle|PocketBook|BOOX|\bMC_[A-Z]/,
  // Samsung Galaxy Tab and Galaxy Book.
  /\bSM-(?:[TPX]\d|W\d{3}\b)/,
  // Huawei and Honor: W means Wi-Fi and is not used for phones; the others have a SIM card.
  /\b[A-Z]{2,3}\d?-W\d\d|\b(?:AGR|AGS|BAH|BG2|BTV|BZ[ADKT]|CMR|DBR|DBY|GOT|HEY|JDN|JMS|KOB|MRX|SCM|SHT)\d?-[A-Z]{1,2}\d/,
  // Lenovo, Teclast, Alldocube, Chuwi.
  /\bTB-?[A-Z0-9]*\d{3}|\b[MPT]\d\d[A-Za-z_]*_(?:EEA|ROW)\b|\biPlay|HiPad/,
  // Xiaomi, Realme, Oppo and OnePlus, Vivo.
  /\b2\d{3,5}[A-Z]?RP[A-Z0-9]|\bRMP2\d|\bOPD2\d|\bi?PA2\d{3}\b/,
  // bq, Digma, Irbis, Prestigio, Alcatel and TCL, Ginzzu, Oysters, Nomi, Navitel.
  /\bBQ(?:ru)?-(?:[789]\d|10)\d\d|\b[CNST][ST](?:[789]|1[012])\d{2,3}[MPQR][GLW]\b|\bTZ\d{2,3}\b|\bPM[TP]\d{4}|; [89]\d{3}[A-Z]\d?(?:_[A-Z]{2,3})?[;) ]|Ginzzu[ _]GT|\bT\d{2,3}[A-Z]{1,3}i?_?3G\b|\bNomi_C(?:07|08|10)|DSlide/i,
]
