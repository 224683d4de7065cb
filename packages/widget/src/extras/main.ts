/**
 * What few visitors need: cards, files, stars, choices, the menu, the transcript. The panel loads it on first
 * use.
 */
import type { Extras } from '../panel/view.ts';
import { startAside } from './aside.ts';
import { AsidePanel } from './aside-panel.tsx';
import { Attachments } from './attachments.tsx';
import { DatePicker } from './date-picker.tsx';
import { explainIdentity } from './explain-identity.ts';
import { FailedNote } from './failed-note.tsx';
import { Landing } from './landing.tsx';
import { MenuList } from './menu-list.tsx';
import { Question } from './question.tsx';
import { UnsentFiles } from './unsent-files.tsx';
import { bringFiles } from './upload-files.ts';
import { outlookText, Waiting } from './waiting.tsx';

export { borrow } from './borrowed-preact.ts';
export { default as css } from './extras.css?inline';

export const extras: Extras = {
  Attachments,
  AsidePanel,
  DatePicker,
  FailedNote,
  Landing,
  MenuList,
  Question,
  UnsentFiles,
  Waiting,
  outlookText,
  startAside,
  bringFiles,
  explainIdentity,
};
