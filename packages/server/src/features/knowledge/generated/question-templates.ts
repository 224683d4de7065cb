/** Question templates by language. */
import type { LanguageCode } from '@parrot/contract/core';
import { beginsWithVowel, lower, type NounPhrase } from './noun-phrase.ts';

type Wording = {
  /** Undefined if the question would sound unnatural. */
  howTo: { heading: RegExp; ask(rest: string): string | undefined };
  /** Groups: an article, the subject, the verb. The rest shows that the subject is defined. */
  definition: RegExp;
  /** A sentence that starts with one of these defines nothing by itself. */
  notAThing: RegExp;
  ask(thing: string, verb: string): string;
  about(heading: string): string;
  price: { column: RegExp; ask(what: NounPhrase): string };
  duration: { column: RegExp; ask(what: NounPhrase): string };
};

const THING = '([\\p{L}\\p{N}][^.,;:!?()\\n]{1,60}?)';
const explained = (articles: string, verbs: string, follows: string) =>
  new RegExp(`^((?:${articles})\\s*)?${THING}\\s+(${verbs})\\s+(?:${follows})(?![\\p{L}])`, 'iu');

export const QUESTION_TEMPLATES: Record<LanguageCode, Wording> = {
  en: {
    howTo: { heading: /^how to (.{3,120})$/i, ask: (rest) => `How do I ${mine(rest)}?` },
    definition: explained('the |an? ', 'is|are|means', 'an?|the|one|any|all|our|when|that'),
    notAThing:
      /^(it|this|that|there|these|those|he|she|we|they|you|i|here|what|which|who|one|all|each|if|when|our|your|my|some)\b/i,
    ask: (thing, verb) =>
      verb === 'means' ? `What does ${thing} mean?` : `What ${verb === 'are' ? 'are' : 'is'} ${thing}?`,
    about: (heading) => `What should I know about ${lower(heading)}?`,
    price: {
      column: /^(price|cost|fee|rate)s?\b/i,
      ask: ({ phrase, isMany }) => `What ${isMany ? 'do' : 'does'} ${phrase} cost?`,
    },
    duration: {
      column: /^(time|duration|takes)\b/i,
      ask: ({ phrase, isMany }) => `How long ${isMany ? 'do' : 'does'} ${phrase} take?`,
    },
  },
  de: {
    howTo: {
      heading: /^(?:so|wie man|wie sie|wie du) (.{3,120})$/i,
      ask: (rest) => `Wie geht das: ${rest}?`,
    },
    definition: explained('der |die |das |eine? ', 'ist|sind|bedeutet', 'eine?|der|die|das|dass|wenn'),
    notAThing:
      /^(es|das|dies|diese[rs]?|er|sie|wir|ihr|ich|hier|da|dort|was|wer|man|alle|jede[rs]?|wenn|unsere?|ihre?|mein[e]?)\b/i,
    ask: (thing, verb) => (verb === 'bedeutet' ? `Was bedeutet ${thing}?` : `Was ${verb} ${thing}?`),
    about: (heading) => `Was muss ich über ${heading} wissen?`,
    price: {
      column: /^(preis|kosten|gebühr)/i,
      ask: ({ phrase, isMany }) => `Was ${isMany ? 'kosten' : 'kostet'} ${phrase}?`,
    },
    duration: {
      column: /^(zeit|dauer)/i,
      ask: ({ phrase, isMany }) => `Wie lange ${isMany ? 'dauern' : 'dauert'} ${phrase}?`,
    },
  },
  es: {
    howTo: { heading: /^c[óo]mo (.{3,120})$/i, ask: (rest) => `¿Cómo puedo ${rest}?` },
    definition: explained('el |la |los |las |una? ', 'es|son|significa', 'una?|el|la|los|las|lo|que|cuando'),
    notAThing:
      /^(esto|esta|este|estos|estas|eso|ese|él|ella|ellos|nosotros|usted|aquí|que|quien|todo|cada|si|cuando|nuestr[oa]s?|su|mi)\b/iu,
    ask: (thing, verb) => (verb === 'significa' ? `¿Qué significa ${thing}?` : `¿Qué ${verb} ${thing}?`),
    about: (heading) => `¿Qué debo saber sobre ${lower(heading)}?`,
    price: {
      column: /^(precio|coste?|tarifa)/i,
      ask: ({ phrase, isMany }) => `¿Cuánto ${isMany ? 'cuestan' : 'cuesta'} ${phrase}?`,
    },
    duration: {
      column: /^(tiempo|duración|plazo)/i,
      ask: ({ phrase, isMany }) => `¿Cuánto ${isMany ? 'tardan' : 'tarda'} ${phrase}?`,
    },
  },
  fr: {
    howTo: { heading: /^comment (.{3,120})$/i, ask: (rest) => `Comment ${rest} ?` },
    definition: explained(
      "le |la |les |l['’]|une? ",
      'est|sont|signifie|désigne',
      "une?|le|la|les|l['’]|que|lorsque",
    ),
    notAThing:
      /^(ce|cela|ceci|ça|cette|ces|il|elle|ils|elles|nous|vous|je|on|ici|qui|que|tout|chaque|si|quand|notre|nos|votre|vos|mon)\b/iu,
    ask: (thing) => `Qu’est-ce qu${beginsWithVowel(thing) ? '’' : 'e '}${thing} ?`,
    about: (heading) => `Que faut-il savoir sur ${lower(heading)} ?`,
    price: {
      column: /^(prix|coût|tarif)/i,
      ask: ({ phrase, isMany }) => `Combien ${isMany ? 'coûtent' : 'coûte'} ${phrase} ?`,
    },
    duration: {
      column: /^(temps|durée|délai)/i,
      ask: ({ phrase, isMany }) => `Combien de temps ${isMany ? 'prennent' : 'prend'} ${phrase} ?`,
    },
  },
  sv: {
    howTo: { heading: /^(?:hur man|hur du|så(?! här)) (.{3,120})$/i, ask: howDoISwedish },
    definition: explained('den |det |en |ett ', 'är|betyder|innebär', 'en|ett|den|det|att|när'),
    notAThing:
      /^(det|den|detta|denna|dessa|han|hon|vi|ni|du|jag|de|här|där|vad|vem|man|alla|varje|om|när|vår|vårt|våra|din|min)\b/iu,
    ask: (thing, verb) => (verb === 'är' ? `Vad är ${thing}?` : `Vad ${verb} ${thing}?`),
    about: (heading) => `Vad bör jag veta om ${lower(heading)}?`,
    price: { column: /^(pris|kostnad|avgift)/i, ask: ({ phrase }) => `Vad kostar ${phrase}?` },
    duration: { column: /^(tid|längd)/i, ask: ({ phrase }) => `Hur lång tid tar ${phrase}?` },
  },
};

/** Visitors say 'my' where a page says 'your'. */
const mine = (text: string): string => text.replace(/\byour\b/gi, 'my').replace(/[.?!\s]+$/, '');

/**
 * 'avbokar (du) din order': the verb comes first, then the subject; visitors say 'min' where a page says
 * 'din'.
 */
function howDoISwedish(rest: string): string | undefined {
  const [verb = '', ...others] = rest.replace(/[.?!\s]+$/, '').split(' ');
  if (!/r$|^(kan|ska|vill|måste)$/i.test(verb)) return undefined;
  const after = others
    .slice(/^(du|man|ni)$/i.test(others[0] ?? '') ? 1 : 0)
    .map((word) => MINE[word] ?? word);
  return `Hur ${[verb.toLowerCase(), 'jag', ...after].join(' ')}?`;
}
const MINE: Record<string, string> = { din: 'min', ditt: 'mitt', dina: 'mina', dig: 'mig' };

const ENGLISH_QUESTION =
  /^(how (do|can|does|is|much|many|long|often)|what (is|are|do|does|happens|if)|when (do|does|is|are|will|can)|where (do|can|is|are)|why (do|does|is|are)|who (is|are|can)|can (i|you|we)|do (i|you|we)|does|is (there|it)|are (there|you))\b/i;

/** The question of a heading or line; undefined if it asks none. */
export function questionIn(text: string, language: LanguageCode): string | undefined {
  const line = text.replace(/^\s*(?:\d{1,3}[.)]|[•*–-]|q(?:uestion)?\s*[.:)])\s*/i, '').trim();
  if (line.length < 8 || line.length > 200 || !/\p{L}.*\s.*\p{L}/u.test(line)) return undefined;
  if (line.endsWith('?')) return line;
  // The question mark can be before the end of the line.
  if (/\?\s+\p{L}/u.test(line) && line.length < 120) return line;
  return language === 'en' && ENGLISH_QUESTION.test(line) && !/[.:!]$/.test(line) ? `${line}?` : undefined;
}
