import * as z from 'zod';

export const addressInfo = z.object({
  ip: z.string(),
  country_code: z.string(),
  city: z.string(),
  region_code: z.string(),
  timezone: z.string(),
});
export type AddressInfo = z.infer<typeof addressInfo>;

export const UNKNOWN_ADDRESS: AddressInfo = {
  ip: 'Unknown',
  country_code: '',
  city: '',
  region_code: '',
  timezone: '',
};

export const outboxMail = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof outboxMail>;
