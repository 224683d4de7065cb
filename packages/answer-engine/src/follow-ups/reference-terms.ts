/** Words by which a question leans on the one before it; by language, without accents. */
import type { LanguageCode } from '@parrot/contract/core';

/** What a question asks for without naming a subject. */
export type AskedValue = 'price' | 'duration' | 'moment' | 'frequency' | 'format';

type TermLists = {
  /** At the start: 'and', 'what about'. */
  leads: string;
  /** After a lead, these begin a whole sentence: 'and where can I park?'. */
  openers: string;
  /** Stand for what was named before, or for what happens after it. */
  references: string;
  /** Words that every subject can be asked with. */
  generic: string;
} & Record<AskedValue, string>;

const LISTS: Record<LanguageCode, TermLists> = {
  en: {
    leads: 'and but also or then so ok okay|what about|how about|what if|same for|and what about',
    openers: `how what when where who whom which why is are am was do does did can could will would may must should have has i we you there`,
    references: `it its that this they them those these there one ones he she him her happen happens then afterwards`,
    generic: `many far mean means work works possible extra included anything something else more less same exactly just really why how`,
    price: 'cost costs price prices priced much free fee fees charge charged expensive cheap cheaper pay',
    duration: 'long take takes taking last lasts time duration valid fast quickly',
    moment: 'when until early soon late advance ahead',
    frequency: 'often',
    format: 'format formats',
  },
  de: {
    leads:
      'und aber oder auch also ok|was ist mit|wie ist es mit|wie sieht es aus mit|wie steht es mit|und was ist mit',
    openers: `wie was wann wo wer wen wem woher wohin warum wieso welche welcher welches ist sind bin kann konnen konnte muss mussen darf durfen soll will mochte habe haben hat gibt werden wird ich wir man es`,
    references: `das es die der den dem dies diese dieser dieses diesen davon dafur damit darin dort dabei dazu daran er ihn ihm denen passiert passieren dann danach`,
    generic: `bis viele weit geht gehen moglich extra etwas genau denn mehr weniger machen mache tun
      heisst bedeutet funktioniert inklusive enthalten sonst warum wieso gibt welchem
      welchen`,
    price: 'kostet kosten preis preise teuer viel kostenlos gratis umsonst gebuhr gebuhren zahlen',
    duration: 'lange lang dauert dauern dauer zeit gilt gultig schnell',
    moment: 'wann fruh vorher',
    frequency: 'oft haufig',
    format: 'format formate dateiformat',
  },
  es: {
    leads: 'y e pero o tambien entonces|que tal|que pasa con|que hay de|y que tal|y que pasa con|y si',
    openers: `como que cuando donde quien cual cuales cuanto cuanta cuantos puedo puede pueden hay es son esta estan tengo tienen necesito quiero se`,
    references: `eso esto ese esa esos esas aquello ello alli ahi ella ellos ellas se pasa ocurre despues`,
    generic: `lejos significa funciona posible incluido incluye extra algun alguna algo mas menos sirve mismo
      tanto entonces`,
    price: 'cuesta cuestan costar coste costo precio precios caro gratis gratuito gratuita cobran tarifa',
    duration: 'tarda tardan tardar dura duran durar tiempo valido plazo',
    moment: 'cuando antelacion pronto vuelve',
    frequency: 'frecuencia',
    format: 'formato formatos',
  },
  fr: {
    leads: 'et mais ou aussi alors sinon donc|qu en est il|et pour|et si|et qu en est il',
    openers: `comment que qu quand ou qui quel quelle quels quelles combien pourquoi puis peut peux est sont y avez ai je j il faut vous on`,
    references: `ca cela ce c ceci il elle ils elles celui celle ceux celles deviennent devient ensuite apres`,
    generic: `jusqu jusque loin passe signifie marche possible inclus compris quelque chose exactement plus moins sinon pourquoi meme est-ce`,
    price:
      'coute coutent couter prix cher chere gratuit gratuite gratuits gratuites payant payante frais tarif',
    duration: 'temps dure durent duree prend prennent valable delai longtemps vite',
    moment: 'quand tot avant',
    frequency: 'souvent',
    format: 'format formats',
  },
  sv: {
    leads: 'och men eller ocksa aven sa|hur ar det med|hur blir det med|vad galler|och hur ar det med',
    openers: `hur vad nar var vem vilken vilket vilka varfor ar kan far ska har finns gar jag ni man maste`,
    references: `det den de dem detta denna dessa dar dit han hon hander sedan`,
    generic: `langt betyder fungerar mojligt gar ingar nagot nagon annars exakt mer mindre samma varfor finns
      kommer`,
    price: 'kostar kosta pris priset priser dyrt dyr mycket gratis avgift betalar',
    duration: 'lange lang tid tar drojer galler giltig giltigt snabbt',
    moment: 'nar tidigt sent forvag',
    frequency: 'ofta',
    format: 'format formatet',
  },
};

type ReferenceTerms = {
  leads: readonly (readonly string[])[];
  openers: ReadonlySet<string>;
  references: ReadonlySet<string>;
  generic: ReadonlySet<string>;
  values: ReadonlyMap<string, AskedValue>;
};

const VALUES: readonly AskedValue[] = ['price', 'duration', 'moment', 'frequency', 'format'];
const termsIn = (list: string): string[] => list.split(/\s+/);

function readLists(lists: TermLists): ReferenceTerms {
  const [single = '', ...phrases] = lists.leads.split('|');
  const leads = [...phrases.map(termsIn), ...termsIn(single).map((word) => [word])];
  return {
    leads: leads.sort((one, other) => other.length - one.length),
    openers: new Set(termsIn(lists.openers)),
    references: new Set(termsIn(lists.references)),
    generic: new Set(termsIn(lists.generic)),
    values: new Map(VALUES.flatMap((value) => termsIn(lists[value]).map((word) => [word, value] as const))),
  };
}

const READ = new Map(
  Object.entries(LISTS).map(([languageCode, lists]) => [languageCode, readLists(lists)] as const),
);

export const referenceTerms = (languageCode: LanguageCode): ReferenceTerms =>
  READ.get(languageCode) as ReferenceTerms;
