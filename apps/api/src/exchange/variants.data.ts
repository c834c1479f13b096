/** What characteristics of variants are called, by the kind of their axis. Whatever else is a size. */
export const AXIS_KINDS: readonly (readonly ['color' | 'package', RegExp])[] = [
  ['color', /цвет|оттенок|колер|расцветка/i],
  ['package', /фасовк|упаков|комплект|количество|об[ъь]?[её]м|литраж|вес|масса/i],
]
/** Axis of variants that differ in their names only. */
export const NAME_AXIS = 'Исполнение'
