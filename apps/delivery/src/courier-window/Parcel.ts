import type { WidgetProps } from '@verstak/contracts/widget'

/** Goods whose rows are marked. */
export type Parcel = WidgetProps['delivery/CourierWindow']['parcel']
