/** Settings field by field, each by its path such as 'palette.brandColor': what is changed, saved and refused one by one. */
import { type AppSettings, appSettings } from '@parrot/contract/apps';
import type * as z from 'zod';

type Part = keyof AppSettings;
type FlatPart<P extends Part> = {
  [Name in keyof AppSettings[P] & string as `${P}.${Name}`]: AppSettings[P][Name];
};
export type FlatSettings = FlatPart<'appearance'> & FlatPart<'palette'> & FlatPart<'behaviour'>;
export type SettingPath = keyof FlatSettings;
/** The paths whose settings are of this kind. */
export type PathOf<Value> = {
  [Path in SettingPath]: FlatSettings[Path] extends Value ? Path : never;
}[SettingPath];
export type Changes = Partial<FlatSettings>;

const SETTING_PATHS = Object.entries(appSettings.shape).flatMap(([part, { shape }]) =>
  Object.keys(shape).map((name) => `${part}.${name}` as SettingPath),
);

export const flatten = (settings: AppSettings): FlatSettings =>
  Object.fromEntries(
    SETTING_PATHS.map((path) => {
      const [part, name] = path.split('.') as [Part, string];
      return [path, Reflect.get(settings[part], name)];
    }),
  ) as FlatSettings;

export const nested = (flat: FlatSettings): AppSettings =>
  ({ appearance: {}, palette: {}, behaviour: {}, ...byPart(flat) }) as AppSettings;

/** Changes as a call carries them: the parts that are touched, with nothing but the fields that are. */
export function byPart(changes: Changes): { [P in Part]?: Partial<AppSettings[P]> } {
  const parts: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(changes)) {
    const [part, name] = path.split('.') as [Part, string];
    parts[part] = { ...parts[part], [name]: value };
  }
  return parts;
}

export const pathsOf = (changes: object): SettingPath[] => Object.keys(changes) as SettingPath[];

export const keepIf = <Some extends object>(changes: Some, wanted: (path: SettingPath) => boolean): Some =>
  Object.fromEntries(Object.entries(changes).filter(([path]) => wanted(path as SettingPath))) as Some;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The contract's rule for a setting. */
export function ruleOf(path: SettingPath): z.ZodType {
  const [part, name] = path.split('.') as [Part, string];
  return Reflect.get(appSettings.shape[part].shape, name) as z.ZodType;
}
