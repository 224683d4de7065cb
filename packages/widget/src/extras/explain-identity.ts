import type { ThreadReply } from '../conversation/visitor-channel.ts';
import type { Extras } from '../panel/view.ts';

type NotBelieved = Exclude<ThreadReply['identity'], 'none' | 'verified'>;

const WHY: Record<NotBelieved, string> = {
  malformed: 'it is not a JWT signed with HS256',
  forged: 'its signature does not fit the identity secret of this bot',
  expired: 'it has expired',
  incomplete:
    'it lacks `sub` (who the visitor is) or `exp` (until when it holds), or is to hold for more than a day',
};

/** For the site's developer: what is wrong, and how to fix it. */
export const explainIdentity: Extras['explainIdentity'] = (identity) =>
  console.warn(
    `Parrot: the data-identity of the script line was not believed: ${WHY[identity as NotBelieved] ?? identity}. Sign one on your server for each page view, with the secret shown in Studio → Publish. The visitor is treated as unknown.`,
  );
