import * as z from 'zod';
import { needs } from '../core/access.ts';
import { defineCall, done } from '../core/call.ts';

export const updateOnboardingStatus = defineCall({
  name: 'apps.updateOnboardingStatus',
  method: 'PUT',
  base: 'studio',
  path: '/update/onboarding/status',
  access: needs('Create Apps'),
  summary: 'Marks the onboarding of whoever is signed in as finished or skipped.',
  body: z.object({ onboardingStatus: z.enum(['finished', 'skipped']) }),
  reply: done,
});
