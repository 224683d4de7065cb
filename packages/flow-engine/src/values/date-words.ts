/** Names of months and of days near today in en, es, de, fr, sv, without accents. */
export const MONTHS: readonly (readonly string[])[] = [
  ['january', 'enero', 'januar', 'janner', 'janvier', 'januari'],
  ['february', 'febrero', 'februar', 'fevrier', 'februari'],
  ['march', 'marzo', 'marz', 'maerz', 'mars'],
  ['april', 'abril', 'avril'],
  ['may', 'mayo', 'mai', 'maj'],
  ['june', 'junio', 'juni', 'juin'],
  ['july', 'julio', 'juli', 'juillet'],
  ['august', 'agosto', 'aout', 'augusti'],
  ['september', 'septiembre', 'setiembre', 'septembre'],
  ['october', 'octubre', 'oktober', 'octobre'],
  ['november', 'noviembre', 'novembre'],
  ['december', 'diciembre', 'dezember', 'decembre'],
];

export const RELATIVE_DAYS: ReadonlyMap<string, number> = new Map([
  ...['today', 'hoy', 'heute', 'aujourd hui', 'idag', 'i dag'].map((word) => [word, 0] as const),
  ...['tomorrow', 'manana', 'morgen', 'demain', 'imorgon', 'i morgon'].map((word) => [word, 1] as const),
  ...['yesterday', 'ayer', 'gestern', 'hier', 'igar', 'i gar'].map((word) => [word, -1] as const),
]);
