import * as endpoints from '@verstak/contracts/discussion'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { createDiscussion } from './createDiscussion.ts'
import { listDiscussions, listOwnDiscussions } from './listDiscussions.ts'
import { unsubscribeByForm } from './unsubscribe.ts'

export function discussionRoutes({ bindForm, bindPersonal, bindPublic }: Binder, services: Services): void {
  bindPublic(endpoints.listDiscussions, ({ query }) => listDiscussions(services, query))
  bindPersonal(endpoints.createDiscussion, ({ body: { author, parentDiscussionGuid: parentGuid, ...body } }, caller) =>
    createDiscussion(services, { ...body, ...author, parentGuid }, caller),
  )
  bindPersonal(endpoints.saveComment, ({ body }, caller) =>
    createDiscussion(
      services,
      {
        productGuid: body.guid,
        parentGuid: body.parentDiscussionGuid,
        sourceId: body.type,
        name: body.authorName,
        email: body.authorEmail,
        text: body.textDiscussion,
        isSubscribed: body.isSubscribed,
        captcha: body.captcha,
      },
      caller,
    ),
  )
  bindPersonal(endpoints.listOwnDiscussions, async ({ query }, caller) =>
    listOwnDiscussions(services, query, await userIdOf(services, caller)),
  )
  bindForm(endpoints.DISCUSSION_UNSUBSCRIBE_FORM_PATH, (fields, _, from) => unsubscribeByForm(services, fields, from))
}
