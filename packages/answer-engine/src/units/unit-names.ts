/** Words of measures, months and weekdays in our five languages, in lower case and without accents. */

export type Dimension =
  | 'length'
  | 'weight'
  | 'volume'
  | 'time'
  | 'nights'
  | 'people'
  | 'children'
  | 'eur'
  | 'usd'
  | 'gbp'
  | 'kr'
  | 'chf'
  | 'percent'
  | 'degrees'
  | 'date'
  | 'weekday';

/** Each row: the dimension, the factor to its base, and the words; a final * stands for any ending. */
const MEASURES: readonly [Dimension, number, string][] = [
  ['length', 1, 'm meter* metre metres metro metros'],
  ['length', 0.01, 'cm centimet* centimetro*'],
  ['length', 0.001, 'mm millimet*'],
  ['length', 1_000, 'km kilomet*'],
  ['length', 0.3048, 'ft feet foot fuss pies pied pieds fot'],
  ['weight', 1, 'kg kilo kilos kilogram*'],
  ['weight', 0.001, 'g gram grams gramm gramo gramos gramme grammes'],
  ['weight', 1_000, 't ton tons tonne tonnes tonnen tonelada toneladas'],
  ['volume', 1, 'l liter* litre litres litro litros'],
  ['volume', 0.001, 'ml milliliter* millilitre*'],
  ['time', 1 / 1_440, 'min mins minute* minuto* minut minuter'],
  ['time', 1 / 24, 'h hr hrs hour hours std stunde stunden hora horas heure heures timme timmar'],
  ['time', 1, 'day days tag tage tagen dia dias jour jours dag dagar dygn'],
  ['time', 7, 'week weeks woche wochen semana semanas semaine semaines vecka veckor'],
  ['time', 30, 'month months monat monate monaten mes meses mois manad manader'],
  ['time', 365, 'year* jahr jahre jahren jahrige* ano anos an ans annee annees ar'],
  ['nights', 1, 'night nights nacht nachte nachten noche noches nuit nuits natt natter'],
  [
    'people',
    1,
    'person persons people pax guest guests adult adults participant participants personen gast gaste erwachsene erwachsenen leute teilnehmer persona personas huesped huespedes adulto adultos participante participantes personne personnes adulte adultes invite invites personer gaster vuxen vuxna deltagare',
  ],
  ['children', 1, 'child children kid kids kind kinder kindern nino ninos enfant enfants barn'],
  ['eur', 1, '€ eur euro euros'],
  ['usd', 1, '$ usd dollar dollars dolares'],
  ['gbp', 1, '£ gbp'],
  ['kr', 1, 'kr sek nok dkk krona kronor kronen'],
  ['chf', 1, 'chf franken francs'],
  ['percent', 1, '% percent prozent procent'],
  ['degrees', 1, '° °c degree degrees grad grados degres grader'],
];

/** Columns that name what they measure without a unit. */
const COLUMNS: readonly [Dimension, string][] = [
  ['length', 'length lange largo eslora longueur langd'],
  ['weight', 'weight gewicht peso poids vikt'],
  ['time', 'age alter edad age alder duration dauer duracion duree'],
  ['nights', 'nights nachte noches nuits natter'],
  ['date', 'date datum fecha dates season saison temporada sasong period zeitraum periodo periode'],
];

const MONTHS = [
  'january jan januar enero ene janvier janv januari',
  'february feb februar febrero fevrier fevr februari',
  'march mar marz marzo mars',
  'april apr abril abr avril avr',
  'may mai mayo maj',
  'june jun juni junio juin',
  'july jul juli julio juillet juil',
  'august aug agosto ago aout augusti',
  'september sep sept septiembre set septembre',
  'october oct oktober okt octubre octobre',
  'november nov noviembre novembre',
  'december dec dezember dez diciembre dic decembre',
];
const WEEKDAYS = [
  'monday mondays mon montag montags mo lunes lundi lundis lun mandag mandagar man',
  'tuesday tuesdays tue tues dienstag dienstags di martes mardi mardis tisdag tisdagar tis',
  'wednesday wednesdays wed mittwoch mittwochs mi miercoles mie mercredi mercredis mer onsdag onsdagar ons',
  'thursday thursdays thu thur thurs donnerstag donnerstags do jueves jue jeudi jeudis jeu torsdag torsdagar tors',
  'friday fridays fri freitag freitags fr viernes vie vendredi vendredis ven fredag fredagar fre',
  'saturday saturdays sat samstag samstags sa sonnabend sabado sabados sab samedi samedis sam lordag lordagar lor',
  'sunday sundays sun sonntag sonntags so domingo domingos dom dimanche dimanches dim sondag sondagar son',
];
/** Shorter names are other words too: they count in a table only. */
const MIN_NAME = 4;

type Measure = { dimension: Dimension; factor: number };

const WHOLE = new Map<string, Measure>();
const PREFIXES: { prefix: string; measure: Measure }[] = [];
for (const [dimension, factor, list] of MEASURES)
  for (const word of list.split(' '))
    if (word.endsWith('*')) PREFIXES.push({ prefix: word.slice(0, -1), measure: { dimension, factor } });
    else WHOLE.set(word, { dimension, factor });

export const measureOf = (word: string): Measure | undefined =>
  WHOLE.get(word) ?? PREFIXES.find(({ prefix }) => word.startsWith(prefix))?.measure;

const COLUMN_WORDS = new Map(
  COLUMNS.flatMap(([dimension, list]) => list.split(' ').map((word) => [word, dimension])),
);
export const columnDimension = (word: string): Dimension | undefined =>
  COLUMN_WORDS.get(word) ?? measureOf(word)?.dimension;

const numbered = (lists: readonly string[]) =>
  new Map(lists.flatMap((list, at) => list.split(' ').map((word) => [word, at + 1] as const)));
const MONTH_NUMBERS = numbered(MONTHS);
const WEEKDAY_NUMBERS = numbered(WEEKDAYS);

export const monthOf = (word: string): number | undefined => MONTH_NUMBERS.get(word);
export const weekdayOf = (word: string, allowShort: boolean): number | undefined =>
  allowShort || word.length > MIN_NAME ? WEEKDAY_NUMBERS.get(word) : undefined;
