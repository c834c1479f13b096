import type { Facts, Prop } from '../kind.ts'
import { from, grade, is, one, when } from '../props.ts'
import { NO_BATTERY } from './words.data.ts'

/** What hangs on the cord of a power tool. */
export const MAINS: readonly Prop[] = [is('source', 'от сети'), one('cord', '2*4|2,5*2|3*2|4*2|5')]

/**
 * Battery platform of the brand, number and size of the batteries. `_kit` says it in names («2×2,0 А·ч»), `_kitCode` in
 * the model codes of brands that write it there.
 * @param leastVolts platforms below it are too weak for the tool
 */
export const cordless = (leastVolts = 12): readonly Prop[] => [
  is('source', 'от аккумулятора'),
  from('voltage', (_, { random, brand }) => {
    const strong = brand.volts.filter((volts) => Number(volts) >= leastVolts)
    return random.pick(strong.length > 0 ? strong : brand.volts)
  }),
  one('batteries', `2*4|1*3^-12|${NO_BATTERY}*4^-35`),
  when(hasBattery, grade('capacity', '1,5|2,0*3|3,0|4,0*3^8|5,0*2^14|6,0^20')),
  is('batteryType', 'Li-Ion'),
  from('_kit', (facts) => (hasBattery(facts) ? `${facts.text('batteries')}×${facts.text('capacity')} А·ч` : NO_BATTERY)),
  from('_kitCode', (facts, { brand }) => KIT_CODES[brand.slug]?.(facts) ?? ''),
]

export const CORDLESS = cordless()

const KIT_LETTERS: Readonly<Record<string, readonly [makita: string, dewalt: string]>> = {
  '1,5': ['Y', 'S'],
  '2,0': ['A', 'D'],
  '3,0': ['F', 'L'],
  '4,0': ['M', 'M'],
  '5,0': ['T', 'P'],
  '6,0': ['G', 'T'],
}

/** How a brand writes the battery kit at the end of a model code. */
const KIT_CODES: Readonly<Record<string, (facts: Facts) => string>> = {
  makita: (facts) => {
    if (!hasBattery(facts)) return 'Z'
    return `R${KIT_LETTERS[facts.text('capacity')]?.[0]}${facts.text('batteries') === '2' ? 'E' : '1'}`
  },
  dewalt: (facts) => (hasBattery(facts) ? `${KIT_LETTERS[facts.text('capacity')]?.[1]}${facts.text('batteries')}` : 'N'),
  milwaukee: (facts) =>
    hasBattery(facts) ? `${Math.floor(facts.num('capacity'))}0${facts.text('batteries')}${facts.num('capacity') > 4 ? 'X' : 'C'}` : '0',
  ryobi: (facts) => (hasBattery(facts) ? `${facts.text('batteries')}${Math.round(facts.num('capacity') * 10)}S` : '0'),
}

/** How the tool is packed; names tell only of cases and bags. */
export const PACKAGING = one('packaging', 'кейс*4^4|картонная коробка~*4|сумка*2^2|системный кейс^9')

export const BRUSHLESS_OR_NOT = grade('motor', 'щёточный~*5|бесщёточный~бесщёточный двигатель*5^22')
export const BRUSHED = one('motor', 'щёточный~*9|бесщёточный~бесщёточный двигатель^25')

/** A switch that half of the products have. */
export const option = (key: string, name = '') => one(key, `есть~${name}*5^3|нет~*4`)

export function hasBattery(facts: Facts): boolean {
  return facts.text('batteries') !== NO_BATTERY
}

/** Russian brands that label cheap tools, for pools. */
export const POWER_TOOL_BRANDS =
  'bosch makita dewalt metabo zubr interskol elitech denzel vihr hikoki patriot*1 hyundai gigant einhell ryobi kalibr'
export const CORDLESS_BRANDS =
  'bosch makita dewalt metabo milwaukee zubr interskol elitech denzel vihr hikoki ryobi einhell black-decker worx patriot hyundai gigant kalibr'
export const PRO_CORDLESS_BRANDS = 'bosch makita dewalt metabo milwaukee hikoki hilti festool zubr interskol elitech denzel'

/** Lines of brands whose hand tools have names rather than codes. */
const SERIES: Readonly<Record<string, string>> = {
  zubr: '|Мастер|Эксперт|Профессионал',
  stayer: '|Standard|Master|Professional',
  kraftool: '|Expert|Industrie|Pro',
  stanley: '|FatMax|Basic|Control-Grip',
  matrix: '|Master|Basic',
  gross: '|Piranha|Profi',
  knipex: '|VDE|TwinGrip',
  wera: 'Kraftform|Kraftform Plus|Joker',
  wiha: 'SoftFinish|Classic|DynamicJoint',
  irwin: '|Vise-Grip|Pro',
  bahco: '|Ergo|Prizecut',
  fiskars: '|Solid|PowerGear|Xact|QuikFit',
  palisad: '|LUXE|Standard',
  grinda: '|ProLine|Expert',
  gardena: '|Comfort|Classic|Premium',
  bosch: '|Professional',
  dewalt: '|XP|Extreme',
  sibrteh: '',
  gigant: '|Professional',
  fischer: '',
  uvex: '',
}
export const SERIES_WORD = from('_series', (_, { brand, random }) => random.pick((SERIES[brand.slug] ?? '').split('|')))

/** How small goods are sold. */
export const SOLD: readonly Prop[] = [
  one('pack', 'пакет*4|картонная коробка*3|блистер*2|пластиковый бокс^6'),
  grade('class', 'стандарт*5|усиленный*2^8|профессиональный*2^18'),
]
/** The same for goods on a card. */
export const ON_CARD: readonly Prop[] = [
  one('pack', 'блистер*5|картонная коробка*2|подвес*3'),
  grade('class', 'стандарт*5|профессиональный*3^18'),
]
export const HANDLE = one('grip', 'двухкомпонентная*5|пластиковая*2|обрезиненная*3|деревянная')
