import MobileDetect from 'mobile-detect'
import { tabletNames } from './tabletNames.data.ts'

/** Televisions and similar devices; many run Android, and some claim to be mobile. */
const SCREEN_IN_A_ROOM =
  /HbbTV|(?:Smart|Android|Google|Apple|Web|Net|Mi)[ _-]?TV|(?<![a-z])TV(?![a-z])|[ -]LED\d\d|BRAVIA|\bAFT[A-Z]|\bCrKey|VIDAA|Tizen.*\bTV\b|YNDX-0|PlayStation [345]|Xbox|Nintendo (?:Switch|WiiU)/i
/** Phones in desktop mode or in an app: their agents name the model, but not «Mobile». */
const QUIET_PHONE =
  /\bSM-[AEFGJMNS]\d|\bPixel\b(?! (?:C|Slate|Tablet))|ONEPLUS|\bRMX\d{4}|\bHONOR [A-Z]{3}-N|\b[A-Z]{3}-[AT]N\d\d|\bLumia\b|WPDesktop|\biPhone|\bP[A-Z]{3}\d0 Build|\bM2\d{3}[A-Z]\d|\bV\d{4}A/
/** Feature phones and early smartphones. */
const OLD_PHONE =
  /KAIOS|MIDP|CLDC|MAUI|\bWAP\b|UP\.Browser|Obigo|Teleca|NetFront|NF-Browser|Symbian|Series ?[46]0|\bS[46]0\b|Nokia|BlackBerry|BB10|Palm(?:OS|Source)|UC ?Browser|UCWEB|Opera M(?:in|ob)i|Nintendo 3DS/i

/** True for phones, but not for tablets and televisions. */
export function isPhone(userAgent: string): boolean {
  if (SCREEN_IN_A_ROOM.test(userAgent) || tabletNames.some((name) => name.test(userAgent))) return false
  if (QUIET_PHONE.test(userAgent)) return true
  const device = new MobileDetect(userAgent)
  if (device.tablet() !== null) return false
  return device.mobile() !== null || OLD_PHONE.test(userAgent)
}
