import { css } from '@linaria/core'
import { SearchField } from '@verstak/ui-kit/SearchField'
