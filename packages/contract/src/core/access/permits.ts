/** The only rule that decides whether these rights satisfy a required access. */
import type { Access } from './access.ts';
import { hasPermission, type Rights } from './functions.ts';

export function permits(rights: Rights, access: Access): boolean {
  switch (access.kind) {
    case 'public':
    case 'signedIn':
      return true;
    case 'studio':
      return rights.userInfo.studioAccess;
    case 'desk':
      return rights.userInfo.deskAccess;
    case 'function':
      return hasPermission(rights, access.functionName, access.actionName);
    case 'either':
      return access.of.some((one) => permits(rights, one));
    case 'refreshCookie':
    case 'visitor':
    case 'operator':
      return false;
  }
}
