/** Limits mails by kind, per recipient and per tenant. Counted by address, with or without an account. */
import {
  AppError,
  DAY_SECONDS,
  HOUR_SECONDS,
  LIMITS,
  type MailKind,
  type TenantId,
} from '@parrot/contract/core';
import type { Quota, Quotas } from '../limits/quotas.ts';

export type LimitedMail = {
  kind: MailKind;
  recipient: string;
  /** The sending tenant, and its daily limit if it is not the default. */
  sender?: { tenantId: TenantId; perDay?: number };
};

export type MailLimits = {
  /** Counts a mail before it is sent; throws if the limit is reached. */
  require(mail: LimitedMail): Promise<void>;
};

const TO_RECIPIENT =
  'We’ve already sent several emails to this address. Check the inbox and spam folder, or try again later.';
const BY_SENDER = 'Your workspace has reached today’s email limit. Please try again tomorrow.';

export function createMailLimits(quotas: Quotas): MailLimits {
  const takeOrRefuse = async (quota: readonly Quota[], message: string) => {
    const retryAfterSeconds = await quotas.take(quota);
    if (retryAfterSeconds > 0) throw new AppError('too_many', { message, retryAfterSeconds });
  };
  return {
    async require({ kind, recipient, sender }) {
      const { perHour, perDay, perTenantDay } = LIMITS.mails[kind];
      await takeOrRefuse(
        [
          { subject: `mail ${kind} hour ${recipient}`, max: perHour, windowSeconds: HOUR_SECONDS },
          { subject: `mail ${kind} day ${recipient}`, max: perDay, windowSeconds: DAY_SECONDS },
        ],
        TO_RECIPIENT,
      );
      if (!sender) return;
      const max = sender.perDay ?? perTenantDay;
      await takeOrRefuse(
        [{ subject: `mail ${kind} by ${sender.tenantId}`, max, windowSeconds: DAY_SECONDS }],
        BY_SENDER,
      );
    },
  };
}
