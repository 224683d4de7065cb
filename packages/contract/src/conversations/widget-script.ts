/** The one script that a page carries: the loader, with what it has to know of the bot written into it. */
import type { ErrorCode } from '../core/errors.ts';
import type { ParrotId } from '../core/ids.ts';
import type { WidgetConfig } from './widget.calls.ts';

/** What stands in the loader until the server puts a `ToldToPage` there. */
export const TOLD_PLACE = 'parrotTold';

export type ToldToPage = { parrotId: string } & ({ config: WidgetConfig } | { refused: ErrorCode });

export const widgetScriptPath = (parrotId: string) => `/widget/${parrotId}.js`;

/** `crossorigin` makes browsers say on which site they are, which is how a bot knows where it may be. */
export const embedLine = (origin: string, parrotId: ParrotId) =>
  `<script async crossorigin src="${origin}${widgetScriptPath(parrotId)}"></script>`;
