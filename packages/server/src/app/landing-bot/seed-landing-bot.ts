/** The bot of the landing page where there is no demo: in a workspace of its own that no one signs in to. */
import { randomBytes } from 'node:crypto';
import type { ParrotServer } from '../create-server.ts';
import { seededCaller } from '../seeded-caller.ts';
import { createProductBot, PRODUCT_BOT } from './create-product-bot.ts';

/** Mail to this domain is never delivered, so no one can reset the password. */
const OWNER = { name: 'Parrot', emailId: 'bot@parrot.invalid', company: 'Parrot' };
export const LANDING_BOT_OWNER = OWNER.emailId;
/** Never ends and has no limits, whatever the plan file says. */
const PLAN = { planName: 'Landing page', termEnd: null, isListed: false };

export async function seedLandingBot(server: ParrotServer): Promise<void> {
  const { accounts, apps, billing } = server.slices;
  const { provisioning } = accounts;
  const known = await provisioning.findUserTenant(OWNER.emailId);
  if (known) {
    const owner = seededCaller('owner', OWNER.name, known);
    const { items } = await apps.list(owner, 'mine', { search: PRODUCT_BOT, offset: 0, limit: 1 });
    const [bot] = items;
    if (bot?.publishedAt) return server.showOnLanding(bot.parrotId);
    // A start that was cut off left it unfinished.
    await provisioning.deleteTenantAndUsers(known.tenantId, [OWNER.emailId]);
  }
  const password = randomBytes(32).toString('base64url');
  const founder = await provisioning.createTenant({ ...OWNER, password });
  await billing.grantPlan(founder.tenantId, PLAN);
  const owner = seededCaller('owner', OWNER.name, founder);
  const { parrotId } = await createProductBot(server, { owner, hasAgents: false });
  server.showOnLanding(parrotId);
}
