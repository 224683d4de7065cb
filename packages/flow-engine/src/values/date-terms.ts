/** Names of months, weekdays and days near today in en, es, de, fr, sv, without accents. */
import { WEEKDAYS, type Weekday } from '@parrot/contract/flows';

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

const NAMES: Record<Weekday, string> = {
  mon: 'monday mon lunes montag lundi mandag',
  tue: 'tuesday tue tues martes dienstag mardi tisdag',
  wed: 'wednesday wed miercoles mittwoch mercredi onsdag',
  thu: 'thursday thu thur thurs jueves donnerstag jeudi torsdag',
  fri: 'friday fri viernes freitag vendredi fredag',
  sat: 'saturday sat sabado samstag sonnabend samedi lordag',
  sun: 'sunday sun domingo sonntag dimanche sondag',
};
/** The weekday, with Monday as 0. */
export const WEEKDAY_NAMES: ReadonlyMap<string, number> = new Map(
  WEEKDAYS.flatMap((day, at) => NAMES[day].split(' ').map((name) => [name, at] as const)),
);

/** With a weekday: the next after today, or the last before. */
export const COMING: ReadonlySet<string> = termSet(
  'next coming proximo nachster nachsten nachste naechsten naechster kommenden kommender prochain nasta',
);
export const GONE: ReadonlySet<string> = termSet(
  'last past pasado letzter letzten vergangenen dernier passe forra sista',
);
/** With a weekday they change nothing. */
export const THIS: ReadonlySet<string> = termSet('this on el este am diesen dieser ce le pa nu i');

export const RELATIVE_DAYS: ReadonlyMap<string, number> = new Map([
  ...daysFromToday(
    -2,
    'the day before yesterday|day before yesterday|anteayer|antier|vorgestern|avant hier|i forrgar|forrgar',
  ),
  ...daysFromToday(-1, 'yesterday|ayer|gestern|hier|igar|i gar'),
  ...daysFromToday(0, 'today|hoy|heute|aujourd hui|idag|i dag'),
  ...daysFromToday(1, 'tomorrow|manana|morgen|demain|imorgon|i morgon'),
  ...daysFromToday(
    2,
    'the day after tomorrow|day after tomorrow|pasado manana|ubermorgen|uebermorgen|apres demain|i overmorgon|overmorgon',
  ),
]);

function termSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

function daysFromToday(count: number, list: string): (readonly [string, number])[] {
  return list.split('|').map((name) => [name, count] as const);
}
