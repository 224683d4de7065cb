/** Words that are said a lot and are never the subject. They may still tell questions apart, so the matcher hears them. Without accents. */
import type { LanguageCode } from '@parrot/contract/core';

const LISTS: Record<LanguageCode, string> = {
  en: `also actually already again always another anyway anything anyone around back because before after between both
    came come does doing each else even ever every everything first getting give given gave going gone good great have
    having help know last later least little look looking made make many maybe more most much never next nothing now
    okay once only other others perhaps possible problem question quite rather really right said same says second seem
    seems several since some something somebody sometimes soon still such sure take taken tell than that them then
    thing things think through time today tomorrow tried trying until usually very wanted wants well were when while
    whether wish with within without wondering work works would yesterday yet`,
  es: `ademas ahora algo alguien alguno alguna algunos antes asi aunque bien buenas buenos bueno cada casi claro cosa
    cosas dado decir desde despues dice dicho dime donde entonces estos gusta gustaria hacia incluso luego mejor menos
    mientras misma mismo mucha mucho muchos nada nadie nunca ojala otra otro otros pero poco pregunta primero problema
    puede pues quiza quizas saber segun siempre sigue solo tampoco tanto tarde toda todavia todo todos vale verdad vez
    ayer manana`,
  de: `aber alle allem allen alles also andere anderen ausserdem bald beim bereits besser bevor bisher dabei dafur damit
    danach dann daran darauf darum dass davon dazu denn derzeit deshalb doch eben eher eigentlich einfach einige einmal
    endlich etwas frage ganz gar genau geht gerade gerne gestern gibt gleich gut gute heute hilfe immer irgendwie ja
    jede jeden jeder jetzt leider machen macht mehr meinten morgen naturlich nein nichts niemand nochmal oder ohne
    okay problem sache sagen schade schnell sehen seit selbst sonst spater uberhaupt viel viele vielleicht wahrend
    weiter weil wenig wenn wieder wirklich wissen wurden zwar`,
  fr: `ainsi alors apres assez aucun aucune aujourd aujourdhui aupres autre autres avant bien beaucoup bonne bonsoir car
    chaque chose choses contre dans depuis deja demain demande dernier dire donc encore enfin ensuite evidemment hier
    jamais juste lequel longtemps lors maintenant meme mieux moins oui parce parfois pendant personne peu plusieurs
    plutot pourtant presque probleme puisque question quelque quelques rien sauf savoir seulement simplement souvent
    surtout tant tard tellement toujours tous tout toute toutes trop vite voila vraiment`,
  sv: `aldrig alla allt alltid alltsa andra annan annat dessutom darfor efter eftersom egentligen fast fler flera forst
    fortfarande fraga fragan ganska garna genast genom gick gora hela hjalp hoppas idag igen igar imorgon innan kanske
    kommer kunna lite lange manga medan mellan mest mindre nagon nagot nagra nasta nja nog nu och okej problem redan
    sadan sagt samma sedan senare skulle snart strax tacksam tidigare tyvarr under utan vanta varje verkligen veta`,
};

const SETS = new Map(
  Object.entries(LISTS).map(([languageCode, list]) => [languageCode, new Set(list.split(/\s+/))]),
);

export const isFillerWord = (wordWithoutAccents: string, languageCode: LanguageCode): boolean =>
  SETS.get(languageCode)?.has(wordWithoutAccents) ?? false;
