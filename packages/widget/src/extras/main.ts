/**
 * What few visitors need: cards, files, stars, choices, the menu, the transcript. The panel loads it on first
 * use.
 */
import type { Extras } from '../panel/view.ts';
import { startAside } from './aside.ts';
import { AsidePanel } from './aside-panel.tsx';
import { awaitCalls } from './await-calls.tsx';
import { Away } from './away.tsx';
import { chime } from './chime.ts';
import { Corrected } from './corrected.tsx';
import { DatePicker } from './date-picker.tsx';
import { EventText } from './event-text.tsx';
import { explainIdentity } from './explain-identity.ts';
import { FailedNote } from './failed-note.tsx';
import { Attachments } from './files/attachments.tsx';
import { UnsentFiles } from './files/unsent-files.tsx';
import { bringFiles } from './files/upload-files.ts';
import { Landing } from './landing.tsx';
import { MenuList } from './menu-list.tsx';
import { Question } from './question.tsx';
import { troubleText } from './reason-text.ts';
import { RichText } from './rich-text.tsx';
import { Waiting } from './waiting.tsx';

export { default as css } from './extras.css?inline';

export const part: Extras = {
  Attachments,
  AsidePanel,
  Away,
  Corrected,
  DatePicker,
  EventText,
  FailedNote,
  Landing,
  MenuList,
  Question,
  RichText,
  UnsentFiles,
  Waiting,
  troubleText,
  chime,
  startAside,
  bringFiles,
  explainIdentity,
  awaitCalls,
};
