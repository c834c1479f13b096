import type { ListingFilters } from '@verstak/contracts/listingFilters'
import type { CatalogueQuery } from '../CatalogueIndex.ts'
import { AVAILABILITY, HIGH_RATING_TENTHS, RATING } from '../facetValues.ts'

/** A statement in the making: conditions as SQL, what they compare with as parameters. */
export class ListingStatement {
  readonly values: unknown[] = []
  /** By facet, what it lets through. */
  readonly filters: Map<string, string>
  readonly #query: CatalogueQuery

  constructor(query: CatalogueQuery) {
    this.#query = query
    this.filters = this.#conditionsOf(query.filters)
  }

  get text(): string {
    const { sort, isAscending, offset, limit, children, isChildrenFiltered = false } = this.#query
    const flags = [...this.filters.values()].map((condition, place) => `${condition} as fits${place}`)
    const order = `${SORT_KEYS[sort]} ${isAscending ? 'asc' : 'desc'}, id`
    const isFound = this.#fitsAllBut(null)
    const isCounted = isChildrenFiltered ? isFound : 'true'
    const left = (facet: string, condition: string) =>
      `count(*) filter (where ${condition} and ${this.#fitsAllBut(facet)})::integer`
    return `
      with scope as materialized (${this.#scope()}),
      base as materialized (select *${flags.map((flag) => `, ${flag}`).join('')} from scope)
      select
        (select json_build_object(
          'total', count(*) filter (where ${isFound}), 'unfiltered', count(*),
          'price', json_build_array(min(price), max(price),
            min(price) filter (where ${this.#fitsAllBut('price')}), max(price) filter (where ${this.#fitsAllBut('price')})),
          'availability', json_build_object(${this.#flagCounts('availability', Object.values(AVAILABILITY), left)}),
          'rating', json_build_object(${this.#flagCounts('rating', Object.values(RATING), left)}),
          'children', json_build_array(${children
            .map(
              ({ lft, rgt }) =>
                `count(*) filter (where ${isCounted} and lft >= ${this.#add(lft)} and lft < ${this.#add(rgt)})`,
            )
            .join(', ')})
        ) from base) as totals,
        (select coalesce(json_agg(json_build_array(brand_id, count)), '[]') from (
          select brand_id, ${left('brand', 'true')} as count from base where brand_id is not null group by brand_id) b
        ) as brands,
        (select coalesce(json_agg(json_build_array(property_id, holders)), '[]') from (
          select v.property_id, count(distinct base.id) as holders from base ${VALUES} group by v.property_id) h
        ) as holders,
        (select coalesce(json_agg(json_build_array(id, property_id, count)), '[]') from (
          select v.id, v.property_id, count(*) filter (where ${this.#fitsOtherProperties()}) as count
          from base ${VALUES} group by v.id) c
        ) as values,
        (select coalesce(json_agg(id), '[]') from (
          select id from base where ${isFound} order by ${order} offset ${this.#add(offset)} limit ${this.#add(limit)}) page
        ) as ids`
  }

  #add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  /** The listing without its filters. */
  #scope(): string {
    const { borders, brandId, searchString, productIds, conditions, regionId, isOutOfStockShown } = this.#query
    const where = ['true']
    if (borders) where.push(`lft >= ${this.#add(borders.lft)} and lft < ${this.#add(borders.rgt)}`)
    if (brandId !== 0) where.push(`brand_id = ${this.#add(brandId)}`)
    if (productIds) where.push(`id = any(${this.#add(productIds)}::integer[])`)
    if (!isOutOfStockShown) where.push('in_stock')
    if (searchString !== null) where.push(this.#searchCondition(searchString))
    where.push(...this.#conditionsOf(conditions).values())
    return `
      select * from (
        select p.id, p.id as row_id, p.category_lft as lft, p.brand_id, p.name, p.sku, p.article, r.price,
          -- As discountPercent of @verstak/money rounds.
          case when r.old_price is null then 0 else least(
            ((r.old_price - r.price)::bigint * 200 + r.old_price) / (2 * r.old_price::bigint),
            case when r.price > 0 then 99 else 100 end) end as discount,
          (p.rating * 10)::integer as rating, p.reviews, p.popularity,
          floor(extract(epoch from p.created_at)) as created_at, p.expected_at is not null as is_expected,
          coalesce((select sum(s.quantity) from stock s where s.product_id = p.id
            and s.office_id = any(array(select o.id from office o where o.region_id = ${this.#add(regionId)}))), 0)
            >= p.multiplicity as in_stock
        from product p join product_price r on r.product_id = p.id and r.price_type = 'retail'
        where p.is_active) product
      where ${where.join(' and ')}`
  }

  #searchCondition(searchString: string): string {
    const words = searchString.split(/\s+/).filter(Boolean)
    const text = `concat_ws(' ', name, (select name from brand where id = brand_id), sku, article)`
    if (words.length === 0) return 'false'
    return words.map((word) => `${text} ilike ${this.#add(`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)}`).join(' and ')
  }

  #conditionsOf({ values, ranges }: ListingFilters): Map<string, string> {
    const byValues = Object.entries(values).map(([facet, ids]) => [facet, this.#valueCondition(facet, ids)] as const)
    const byRanges = Object.entries(ranges).map(([facet, { from, to }]) => {
      const [low, high] = [from ?? -1e15, to ?? 1e15]
      if (facet === 'price') {
        const [lowest, highest] = [this.#add(Math.round(low * 100)), this.#add(Math.round(high * 100))]
        return [facet, `price between ${lowest}::bigint and ${highest}::bigint`] as const
      }
      const property = this.#add(Number(facet.slice(1)))
      const between = `${NUMBER} between ${this.#add(low)}::float8 and ${this.#add(high)}::float8`
      return [
        facet,
        this.#hasValue(`v.property_id = ${property}::integer and v.num is not null and ${between}`),
      ] as const
    })
    return new Map([...byValues, ...byRanges])
  }

  #valueCondition(facet: string, ids: number[]): string {
    if (facet === 'brand') return `coalesce(brand_id = any(${this.#add(ids)}::integer[]), false)`
    if (facet === 'rating' || facet === 'availability')
      return `(${ids.map((id) => this.#flag(facet, id)).join(' or ')})`
    return this.#hasValue(`v.id = any(${this.#add(ids)}::integer[])`)
  }

  #hasValue(condition: string): string {
    return `exists (
      select from product_value pv join property_value v on v.id = pv.value_id
      where pv.product_id = row_id and ${condition})`
  }

  /** Whether a row has a value of the facets that the store itself gives. */
  #flag(facet: string, id: number): string {
    const { isPickupToday, isCourierTomorrow } = this.#query
    if (facet === 'rating') return id === RATING.high ? `rating >= ${HIGH_RATING_TENTHS}` : 'reviews > 0'
    if (id === AVAILABILITY.pickupToday) return `(in_stock and ${isPickupToday})`
    if (id === AVAILABILITY.courierTomorrow) return `(in_stock and ${isCourierTomorrow})`
    return '(not in_stock and is_expected)'
  }

  #flagCounts(facet: string, ids: number[], left: (facet: string, condition: string) => string): string {
    return ids
      .map(
        (id) => `'${id}', case when bool_or(${this.#flag(facet, id)}) then ${left(facet, this.#flag(facet, id))} end`,
      )
      .join(', ')
  }

  #fitsAllBut(except: string | null): string {
    const others = [...this.filters.keys()].flatMap((facet, place) => (facet === except ? [] : [`fits${place}`]))
    return others.length === 0 ? 'true' : others.join(' and ')
  }

  /** A value is counted with the filters of all other facets. */
  #fitsOtherProperties(): string {
    const own = [...this.filters.keys()].filter((facet) => /^p\d+$/.test(facet))
    const cases = own.map((facet) => `when ${Number(facet.slice(1))} then ${this.#fitsAllBut(facet)}`)
    return cases.length === 0
      ? this.#fitsAllBut(null)
      : `case v.property_id ${cases.join(' ')} else ${this.#fitsAllBut(null)} end`
  }
}

const VALUES = `
  join product_value pv on pv.product_id = base.id join property_value v on v.id = pv.value_id
  join property on property.id = v.property_id and property.is_facet`

/** As exact as an address can say it. */
const NUMBER = 'floor(v.num * 1000 + 0.5) / 1000'

const SORT_KEYS = {
  popularity: 'popularity',
  price: 'price',
  discount: 'discount',
  rating: 'rating',
  novelty: 'created_at',
}
