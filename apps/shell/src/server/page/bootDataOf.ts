import { isCrawler } from '@verstak/host'
import type { StaticHandlerContext } from 'react-router-dom'
import type { BootData, RouteError } from '../../document/boot.ts'
import { toBoot } from '../releases/remotes.ts'
import { ADVERTISING, pageAdvertisingOf } from '../settings/advertisingSetting.ts'
import { CHAT_SCRIPT } from '../settings/chatScript.ts'
import { MAP_SETTINGS, isOwnPlan } from '../settings/mapSettings.ts'
import { pageTypeOfAnswer } from './answerOf.ts'
import { layoutFilesOf } from './assets.ts'
import type { Page } from './createPage.ts'
import { pageTokenOf } from './pageFacts.ts'

/** Boot data of a page for the browser; default values are omitted. */
export function bootDataOf({ request, input, facts, slots }: Page, context: StaticHandlerContext): BootData {
  const { layout, session } = request
  const errors = context.errors as Record<string, RouteError> | null
  const { publicOrigin, supportPhone, shopName } = slots.host
  return {
    layout,
    pageType: pageTypeOfAnswer(request.url.pathname, errors),
    shop: { publicOrigin, supportPhone, shopName },
    region: facts.region,
    ...(facts.infoBar ? { infoBar: facts.infoBar } : {}),
    ...(session ? { user: session.user } : {}),
    ...(session?.renewIn === undefined ? {} : { renewIn: session.renewIn }),
    ...(request.isUserUnknown ? { isUserUnknown: true } : {}),
    ...(Object.keys(facts.flags).length > 0 ? { flags: facts.flags } : {}),
    ...(isOwnPlan(MAP_SETTINGS) ? {} : { map: MAP_SETTINGS }),
    ...(CHAT_SCRIPT ? { chatScript: CHAT_SCRIPT } : {}),
    ...(ADVERTISING && !isCrawler(layout) ? { advertising: pageAdvertisingOf(ADVERTISING) } : {}),
    ...(input.isDemo ? { isDemo: true } : {}),
    page: pageTokenOf(request),
    remotes: input.remotes.map(toBoot),
    stylesheets: [...input.assets.stylesheets, ...layoutFilesOf(input.assets, layout).stylesheets],
    loaderData: context.loaderData,
    errors,
  }
}
