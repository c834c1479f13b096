import type { CreateMap } from '@verstak/map'
import { createContext } from 'react'

/** Another adapter than that of the store's settings, for tests and stories. */
export const MapAdapter = createContext<CreateMap | undefined>(undefined)
