/** Onboarding of a new user, stored so that they continue where they left off. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';

export const ONBOARDING_STEPS = ['purpose', 'knowledge', 'try'] as const;
export const onboardingState = z.object({
  step: z.enum(ONBOARDING_STEPS),
  purpose: z.string().max(200),
  appName: z.string().max(LIMITS.appName.max),
  /** The app, once created. */
  appId: appId.nullable(),
  /** A page the bot should answer from, not yet in the app. */
  url: z.string().max(2_000).default(''),
  /** Questions and answers typed so far, not yet in the app. */
  faqs: z
    .array(
      z.object({
        question: z.string().max(LIMITS.faqQuestionLength),
        answer: z.string().max(LIMITS.faqAnswerLength),
        /** One of our examples, as it was suggested: not the user's own, so it is never added. */
        isExample: z.boolean().default(false),
      }),
    )
    .max(20),
});
export type OnboardingState = z.infer<typeof onboardingState>;

export const fetchOnboardingState = defineCall({
  name: 'apps.fetchOnboardingState',
  method: 'POST',
  base: 'studio',
  path: '/fetch/onboarding/state',
  access: needs('Create Apps'),
  summary: 'The onboarding progress of the signed-in user; null if they have not started.',
  parseReply: true,
  reply: z.object({ status: z.literal('success'), state: onboardingState.nullable() }),
});

export const saveOnboardingState = defineCall({
  name: 'apps.saveOnboardingState',
  method: 'POST',
  base: 'studio',
  path: '/save/onboarding/state',
  access: needs('Create Apps'),
  summary: 'Saves the onboarding progress of the signed-in user.',
  body: z.object({ state: onboardingState }),
  reply: done,
});

export const updateOnboardingStatus = defineCall({
  name: 'apps.updateOnboardingStatus',
  method: 'PUT',
  base: 'studio',
  path: '/update/onboarding/status',
  access: needs('Create Apps'),
  summary: 'Marks the onboarding of the signed-in user as finished or skipped.',
  body: z.object({ onboardingStatus: z.enum(['finished', 'skipped']) }),
  reply: done,
});
