/** Roles as the screen shows them: the built-in ones in the language of the interface. */
import { translateRoleName, translateRoleNames } from '@parrot/contract/messages';
import { currentLanguage } from './use-language.ts';

export const roleLabel = (roleName: string): string => translateRoleName(currentLanguage(), roleName);
export const roleLabels = (roleNames: string): string => translateRoleNames(currentLanguage(), roleNames);
