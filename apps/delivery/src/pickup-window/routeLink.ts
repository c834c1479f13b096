import type { Coordinates } from '@verstak/contracts/pickup'

/** Way to a place in a maps service, from where its visitor is. */
export const routeLink = ({ lat, lon }: Coordinates): string => `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=auto`
