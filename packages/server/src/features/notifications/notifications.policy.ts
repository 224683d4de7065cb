/** What somebody wants to be told of, and where. */
import {
  type ChannelChoice,
  DEFAULT_CHOICES,
  NOTIFICATION_KINDS,
  type NotificationChoices,
} from '@parrot/contract/notifications';

/** A kind that came up after the last choice is told as to everybody; one that is no more is left out. */
export const mergeChoices = (chosen: Partial<NotificationChoices>): NotificationChoices =>
  Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, chosen[kind] ?? DEFAULT_CHOICES[kind]]),
  ) as NotificationChoices;

export const wantsToKnow = ({ inApp, browser, email }: ChannelChoice): boolean => inApp || browser || email;
