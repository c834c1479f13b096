import * as endpoints from '@verstak/contracts/organization'
import * as ofMembers from '@verstak/contracts/organizationMember'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { acceptInvitation } from './acceptInvitation.ts'
import { addOrganization } from './addOrganization.ts'
import { changeMember } from './changeMember.ts'
import { changeOrganization } from './changeOrganization.ts'
import { findBank } from './findBank.ts'
import { findOrganizations, findOrganizationsUnauthorized } from './findOrganizations.ts'
import { getInvitation } from './getInvitation.ts'
import { getWholesalerSettings } from './getWholesalerSettings.ts'
import { inviteMember } from './inviteMember.ts'
import { listMembers } from './listMembers.ts'
import { listOwnOrganizations } from './listOwnOrganizations.ts'
import { removeMember } from './removeMember.ts'
import { setMainOrganization } from './setMainOrganization.ts'
import { suggestOrganizations } from './suggestOrganizations.ts'

export function organizationRoutes({ bindPersonal, bindPublic }: Binder, services: Services): void {
  bindPersonal(endpoints.findOrganizations, ({ body }, caller) => findOrganizations(services, body, caller))
  bindPersonal(endpoints.findOrganizationsUnauthorized, ({ body }, caller) =>
    findOrganizationsUnauthorized(services, body, caller),
  )
  bindPersonal(endpoints.suggestOrganizations, ({ body }, caller) => suggestOrganizations(services, body, caller))
  bindPersonal(endpoints.findBank, ({ body }, caller) => findBank(services, body, caller))
  bindPersonal(endpoints.addOrganization, ({ body }, caller) => addOrganization(services, body, caller))
  bindPersonal(endpoints.listOwnOrganizations, (_, caller) => listOwnOrganizations(services, caller))
  bindPersonal(endpoints.setMainOrganization, ({ body }, caller) => setMainOrganization(services, body, caller))
  bindPersonal(endpoints.changeOrganization, ({ body }, caller) => changeOrganization(services, body, caller))
  bindPublic(endpoints.getWholesalerSettings, () => getWholesalerSettings(services))

  bindPersonal(ofMembers.listMembers, ({ query }, caller) => listMembers(services, query, caller))
  bindPersonal(ofMembers.inviteMember, ({ body }, caller) => inviteMember(services, body, caller))
  bindPersonal(ofMembers.changeMember, ({ body }, caller) => changeMember(services, body, caller))
  bindPersonal(ofMembers.removeMember, ({ body }, caller) => removeMember(services, body, caller))
  bindPersonal(ofMembers.getInvitation, ({ query }, caller) => getInvitation(services, query, caller))
  bindPersonal(ofMembers.acceptInvitation, ({ body }, caller) => acceptInvitation(services, body, caller))
}
