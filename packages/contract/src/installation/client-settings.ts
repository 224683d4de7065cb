/**
 * Settings of this installation that the server writes into the page of the web app. Read without
 * zod, which the landing page does not load.
 */
import { SERVICE_BASES, type ServiceBase } from '../core/bases.ts';

export type ClientSettings = {
  environment: string;
  appName: string;
  channelName: string;
  loginUrl: string;
  addressLookupUrl: string;
  idleLogoutMs: number;
  bases: Record<ServiceBase, string>;
  /** The public id of the bot on the landing page, if any. */
  landingParrotId: string | null;
  /** How long a new workspace can try everything, by the plan file. */
  trialDays: number;
};

/** The name of the <meta> element that contains the settings as JSON. */
export const SETTINGS_META = 'parrot-settings';

const TEXTS = ['environment', 'appName', 'channelName', 'loginUrl', 'addressLookupUrl'] as const;
const COUNTS = ['idleLogoutMs', 'trialDays'] as const;

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
const isText = (value: unknown) => typeof value === 'string';

/** Throws for settings that are not complete. */
export function readClientSettings(written: string): ClientSettings {
  const settings: Partial<ClientSettings> = JSON.parse(written);
  const { bases, landingParrotId } = settings;
  const isComplete =
    TEXTS.every((name) => isText(settings[name])) &&
    COUNTS.every((name) => isCount(settings[name])) &&
    (Object.keys(SERVICE_BASES) as ServiceBase[]).every((name) => isText(bases?.[name])) &&
    (landingParrotId === null || isText(landingParrotId));
  if (!isComplete) throw new Error('the settings in the page are incomplete');
  return settings as ClientSettings;
}
