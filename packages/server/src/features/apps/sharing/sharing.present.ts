import type { AppUser } from '@parrot/contract/apps';
import { embedSnippet } from '@parrot/contract/conversations';
import type { ParrotId } from '@parrot/contract/core';
import type { MemberEntry } from '@parrot/contract/team';
import type { AppMember, AppUserRow } from './sharing.repository.ts';

export const presentMember = ({ userId, name, email, photoUrl }: AppMember): MemberEntry => ({
  userId,
  userName: name,
  emailId: email,
  profileUrl: photoUrl,
});

export const presentAppUser = ({ through, groupName, ...member }: AppUserRow): AppUser => ({
  ...presentMember(member),
  through,
  groupName,
});

/** The embed snippet of a bot, and the page to try it on. */
export const presentEmbedCode = (parrotId: ParrotId, publicUrl: string) => ({
  parrotId,
  embedCode: embedSnippet(publicUrl, parrotId),
  testPageUrl: `${publicUrl}/try/${parrotId}`,
});
