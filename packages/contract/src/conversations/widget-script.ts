/** The embed script: the loader with the launcher config written into it. */
import type { ErrorCode } from '../core/errors.ts';
import type { ParrotId } from '../core/ids.ts';
import type { LanguageCode } from '../core/options.ts';
import type { WidgetConfig } from './widget.calls.ts';

/** The server replaces this placeholder in the loader with a `LauncherConfig`. */
export const LAUNCHER_CONFIG_PLACEHOLDER = 'parrotLauncherConfig';

/** What the launcher needs. Every page load pays for it, so it contains nothing else. */
export type LauncherAppearance = {
  brandColor: string;
  /** Readable on the brand color. */
  ink: string;
  /** The title of the chat in each language that visitors can choose. */
  titles: Partial<Record<LanguageCode, string>>;
};

export type LauncherBot = LauncherAppearance &
  Pick<WidgetConfig, 'language' | 'languages'> & { closed: boolean };

/** The panel requests the rest, `widgetConfig`, when it is opened. */
export type LauncherConfig = { parrotId: string } & ({ bot: LauncherBot } | { refused: ErrorCode });

/** `window.Parrot` on a page with the widget. */
export type WidgetApi = {
  /** `quietly` leaves the focus on the page, and connects once the visitor uses the chat. */
  open: (options?: { quietly?: boolean }) => void;
  close: () => void;
  /** Opens the chat and sends this question as the visitor's. */
  ask: (question: string) => void;
};

type Settings = Pick<WidgetConfig, 'appearance' | 'colors' | 'translations' | 'languages'>;

export function launcherAppearance({
  appearance,
  colors,
  translations,
  languages,
}: Settings): LauncherAppearance {
  const { NavigationTitle, botName } = appearance;
  const titleIn = (code: LanguageCode) => translations[code]?.NavigationTitle || NavigationTitle || botName;
  return {
    brandColor: colors.light.brand,
    ink: colors.light.ink,
    titles: Object.fromEntries(languages.map((code) => [code, titleIn(code)])),
  };
}

export const widgetScriptPath = (parrotId: string) => `/widget/${parrotId}.js`;

/**
 * `crossorigin` makes browsers send the site's origin, which the allowed sites and the installs are based on.
 */
export const embedSnippet = (origin: string, parrotId: ParrotId) =>
  `<script async crossorigin src="${origin}${widgetScriptPath(parrotId)}"></script>`;
