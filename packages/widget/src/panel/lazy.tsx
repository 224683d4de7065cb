import type { Child } from '../rendering/element.ts';
import type { Extras, View } from './view.ts';

type PartName =
  | 'Attachments'
  | 'UnsentFiles'
  | 'AsidePanel'
  | 'Away'
  | 'Corrected'
  | 'DatePicker'
  | 'EventText'
  | 'FailedNote'
  | 'Landing'
  | 'MenuList'
  | 'Question'
  | 'Waiting';

/** A component of the extras; nothing until they are loaded. */
export function Lazy<Name extends PartName>(props: { part: Name } & Parameters<Extras[Name]>[0] & View) {
  const Part = props.extras()?.[props.part] as ((props: View) => Child) | undefined;
  return Part ? <Part {...props} /> : null;
}
