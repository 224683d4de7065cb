/** The recipes, in display order. */
import { APPOINTMENT } from './appointment.ts';
import { FAQ_HAND_OVER } from './faq-hand-over.ts';
import { FEEDBACK } from './feedback.ts';
import { LEAD_CAPTURE } from './lead-capture.ts';
import { NEWSLETTER } from './newsletter.ts';
import { ORDER_STATUS } from './order-status.ts';
import type { Recipe } from './recipe.ts';
import { RETURNS } from './returns.ts';
import { TRIAGE } from './triage.ts';

export const RECIPES: readonly Recipe[] = [
  FAQ_HAND_OVER,
  LEAD_CAPTURE,
  ORDER_STATUS,
  APPOINTMENT,
  RETURNS,
  FEEDBACK,
  NEWSLETTER,
  TRIAGE,
];
