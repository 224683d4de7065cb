/** The calls by which users manage their own account and workspaces. */
import {
  changePassword,
  createTenant,
  endLogins,
  listLogins,
  markToursSeen,
  removeProfileImage,
  renameWorkspace,
  updateProfile,
  uploadProfileImage,
} from '@parrot/contract/accounts';
import { DONE } from '@parrot/contract/core';
import { type Route, route, uploadRoute } from '../../../platform/index.ts';
import type { CreateTenantService } from '../tenants/create-tenant.service.ts';
import type { RenameTenant } from '../tenants/rename-tenant.ts';
import type { AccountSecurityService } from './account-security.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { ProfilePictureService } from './profile-picture.service.ts';

type Services = {
  profiles: ProfileService;
  pictures: ProfilePictureService;
  security: AccountSecurityService;
  ownTenants: CreateTenantService;
  renameTenant: RenameTenant;
};

export const profileRoutes = ({
  profiles,
  pictures,
  security,
  ownTenants,
  renameTenant,
}: Services): Route[] => [
  route(updateProfile, ({ caller, body }) => profiles.update(caller, body).then(() => DONE)),
  route(markToursSeen, ({ caller, body }) => profiles.markToursSeen(caller, body.tours).then(() => DONE)),
  uploadRoute(uploadProfileImage, async ({ caller, file }) => ({
    ...DONE,
    profileUrl: await pictures.set(caller, file.bytes),
  })),
  route(removeProfileImage, async ({ caller }) => {
    await pictures.remove(caller);
    return { ...DONE, profileUrl: '' };
  }),
  route(changePassword, ({ caller, body }) => security.changePassword(caller, body).then(() => DONE)),
  route(listLogins, async ({ caller }) => ({ ...DONE, items: await security.logins(caller) })),
  route(endLogins, ({ caller, body }) => security.endLogins(caller, body.which).then(() => DONE)),
  route(createTenant, async ({ caller, body }) => ({
    ...DONE,
    tenantId: await ownTenants.create(caller, body.tenantName),
  })),
  route(renameWorkspace, ({ caller, body }) => renameTenant(caller, body).then(() => DONE)),
];
