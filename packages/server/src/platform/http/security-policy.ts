/** The Content-Security-Policy and the Permissions-Policy. */
import type { Settings } from '../settings/settings.ts';

export type SecurityPolicy = {
  /** For every page and reply. */
  strict: string;
  /** For pages that show bot messages: their cards may have pictures of any https site. */
  withBotPictures: string;
};

type Addresses = Pick<Settings, 'PUBLIC_URL' | 'ADDRESS_LOOKUP_URL' | 'bases'>;

export function securityPolicy(settings: Addresses): SecurityPolicy {
  const connect = ["'self'", ...connectedOrigins(settings)].join(' ');
  const policy = (pictures: string) =>
    [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob:${pictures}`,
      "font-src 'self' data:",
      `connect-src ${connect}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join(';');
  return { strict: policy(''), withBotPictures: policy(' https:') };
}

/**
 * Services with their own base URL, and our own sockets by name, for browsers whose 'self' doesn't cover
 * them.
 */
function connectedOrigins({ PUBLIC_URL, ADDRESS_LOOKUP_URL, bases }: Addresses): string[] {
  const origins = [PUBLIC_URL, ADDRESS_LOOKUP_URL, ...Object.values(bases)].flatMap((address) =>
    address?.startsWith('http') ? [new URL(address).origin] : [],
  );
  return [...new Set(origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]))];
}

const OWN_PAGES_ONLY = ['camera', 'microphone', 'display-capture'];
const NOBODY = [
  'accelerometer',
  'browsing-topics',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export const PERMISSIONS_POLICY = [
  ...OWN_PAGES_ONLY.map((feature) => `${feature}=(self)`),
  ...NOBODY.map((feature) => `${feature}=()`),
].join(', ');
