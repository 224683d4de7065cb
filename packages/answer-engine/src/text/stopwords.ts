/** Stopwords by language, without accents: they say little about the subject of a text. */
import type { LanguageCode } from '@parrot/contract/core';

const LISTS: Record<LanguageCode, string> = {
  en: `a an the and or but if of to in on at by for with from as is are was were be been being am im do does did
    doing done dont doesnt didnt have has had havent hasnt ive i me my mine we us our you your youre it its he she him
    her they them their this that these those there here what whats which who whom whose how when where wheres why can
    cant could couldnt will wont would wouldnt id shall should may might must not no so than then too very just please
    about into out up down over any some all get got let need want like hi hello hey thanks thank`,
  es: `un una unos unas el la los las lo y e o u pero si no de del a al en por para con sin sobre entre desde hasta como
    es son era fue ser estar esta estan estoy estaba hay he ha han haber hacer hago hace puedo puede pueden podria podeis
    tengo tiene tienen tener quiero quiere quisiera necesito debo me mi mis te tu tus su sus se nos nuestro vuestro yo
    usted ustedes el ella ellos este esto estos estas ese eso esa que cual cuales quien quienes cuando donde cuanto
    cuanta cuantos porque muy mas tan ya tambien hola gracias favor`,
  de: `ein eine einen einem einer eines der die das den dem des und oder aber wenn ob von vom zu zum zur in im an am auf
    aus bei mit nach fur ohne uber unter durch um als wie ist sind war waren sein bin bist werden wird wurde haben habe
    hat hatte kann kannst konnen konnt konnte konnten muss mussen soll sollte will wollen mochte darf durfen ich mich mir
    mein meine meinen meinem meiner du dich dir dein deine er sie es wir uns unser unsere ihr euch euer ihre ihren sich
    dies diese dieser dieses man was welche welcher welches wer wen wem wann wo wohin woher warum wieso nicht kein keine
    so dann auch nur noch schon sehr hier da dort bitte danke hallo`,
  fr: `un une des le la les l de du d et ou mais si ne pas n a au aux en dans par pour avec sans sur sous entre comme est
    sont etait etre etes suis ai as ont avoir avez fait faire fais faites peux peut peuvent pouvez puis pourrais pourrait
    dois doit devez veux veut voulez voudrais je j me m moi mon ma mes tu te t toi ton ta tes il elle on nous notre nos
    vous votre vos ils elles leur leurs se s son sa ses ce c cet cette ces ca cela que qu quel quelle quels quelles qui
    quoi quand ou comment combien pourquoi y tres plus aussi bonjour salut merci plait svp`,
  sv: `en ett den det de dem och eller men om av till i pa vid for fran med utan over under genom som ar var vara varit
    blir bli blev har hade ha kan kunde kunna ska skall skulle vill ville maste far fick jag mig min mitt mina du dig din
    ditt dina han hon han vi oss var vart vara ni er ert era sig sin sitt sina denna detta dessa man vad vilken vilket
    vilka vem nar hur varfor vart inte ingen inget inga sa da ocksa bara an mycket har dar hej tack snalla gor gora`,
};

const SETS = new Map(
  Object.entries(LISTS).map(([languageCode, list]) => [languageCode, new Set(list.split(/\s+/))]),
);

export const isStopWord = (wordWithoutAccents: string, languageCode: LanguageCode): boolean =>
  SETS.get(languageCode)?.has(wordWithoutAccents) ?? false;
