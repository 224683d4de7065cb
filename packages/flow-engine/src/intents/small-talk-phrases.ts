/** Phrases of small talk; a text that consists of them is no question. Separated by ' / '. */
import type { LanguageCode } from '@parrot/contract/core';
import type { PhraseLists } from './known-phrases.ts';

/** `identity`: whether it is a bot. `filler` changes nothing about the others. */
export type SmallTalkPhrase =
  | 'greeting'
  | 'thanks'
  | 'acknowledgment'
  | 'agreement'
  | 'refusal'
  | 'goodbye'
  | 'identity'
  | 'filler';

export const SMALL_TALK_PHRASES: Record<LanguageCode, PhraseLists<SmallTalkPhrase>> = {
  en: {
    greeting:
      "hi / hello / hey / hiya / hi there / howdy / greetings / good morning / good afternoon / good evening / good day / morning / how are you / how are you doing / how are you today / how's it going / what's up / whats up / sup",
    thanks:
      "thanks / thank you / thank u / thankyou / thx / thnx / tnx / ty / tysm / cheers / much appreciated / appreciated / i appreciate it / appreciate it / that helps / that helped / that was helpful / that's helpful / very helpful / helpful / you've been very helpful / you've been helpful",
    acknowledgment:
      "ok / okay / okey / k / kk / okie / all right / alright / got it / gotcha / i got it / i see / understood / i understand / great / good / very good / perfect / cool / nice / fine / super / awesome / excellent / wonderful / amazing / brilliant / lovely / sounds good / makes sense / that makes sense / sure / will do / no problem / no worries / good to know / that's great / thats great / that's good / that's fine / that works / works for me / done / noted / never mind / nevermind / fair enough / right / aha / i'll do that / i'll try that",
    agreement: 'yes / yeah / yep / yup / yes please / of course / yes i do',
    refusal:
      "no / nope / nah / no thanks / no thank you / that's all / thats all / that is all / that's it / thats it / that will be all / that would be all / that's everything / nothing / nothing else / no more questions / no other questions / i'm good / im good / i'm fine / i'm done / all good / not now / not right now / not really",
    goodbye:
      'bye / goodbye / good bye / bye bye / cya / see you / see ya / see you later / see you soon / good night / take care / farewell / talk to you later / have a nice day / have a good day / have a great day / have a nice evening / have a good evening / have a nice weekend / have a good weekend / have a good one / have a good night / same to you / you too',
    identity:
      "are you a bot / are you a robot / are you a chatbot / are you an ai / are you ai / are you real / are you human / are you a human / are you a person / are you a real person / is this a bot / is this a robot / is this a real person / is this ai / is this a chatbot / am i talking to a bot / am i talking to a robot / am i talking to a human / am i talking to a person / am i talking to a real person / am i chatting with a bot / am i speaking to a bot / am i speaking with a bot / am i speaking to a human / you are a bot / you're a bot / this is a bot / r u a bot / u a bot / who are you / what are you",
    filler:
      'there / all / team / everyone / everybody / guys / sir / madam / again / so much / very much / a lot / a million / many / for your help / for the help / for helping / for helping me / for your time / for the info / for the information / for your answer / for your support / for your quick reply / in advance / lol / haha / hahaha / hehe / lmao / for that / for everything / for now / then / ah / oh / well / and / so / really / please / bot',
  },
  de: {
    greeting:
      "hallo / hi / hey / hallöchen / moin / moin moin / servus / grüezi / guten tag / schönen guten tag / guten morgen / guten abend / grüß gott / grüß dich / wie geht's / wie gehts / wie geht es ihnen / wie geht es dir",
    thanks:
      'danke / danke schön / dankeschön / dankeschoen / danke sehr / danke dir / danke ihnen / danke euch / vielen dank / vielen lieben dank / besten dank / herzlichen dank / lieben dank / schönen dank / tausend dank / ich danke ihnen / ich danke dir / das hat geholfen / hat geholfen / das hilft / das hilft mir / das war hilfreich / sehr hilfreich / sehr nett / sehr freundlich',
    acknowledgment:
      'ok / okay / oki / alles klar / klar / gut / sehr gut / na gut / super / toll / prima / perfekt / verstanden / verstehe / ich verstehe / in ordnung / passt / passt so / alles gut / genau / schön / aha / ach so / achso / gerne / gern / wunderbar / klasse / cool / spitze / gut zu wissen / das ist gut / kein problem / hab ich verstanden / mache ich / mach ich',
    agreement: 'ja / jawohl / ja bitte / ja gerne / ja gern',
    refusal:
      "nein / nee / nö / nein danke / das war's / das wars / das war alles / das ist alles / nichts / nichts weiter / sonst nichts / keine fragen mehr / keine weiteren fragen / im moment nicht / gerade nicht / jetzt nicht",
    goodbye:
      "tschüss / tschüs / tschuess / tschau / ciao / auf wiedersehen / bis bald / bis dann / bis später / schönen tag noch / schönen tag / einen schönen tag / einen schönen tag noch / schönen abend / schönen abend noch / einen schönen abend / schönes wochenende / ein schönes wochenende / gute nacht / mach's gut / machs gut / machen sie's gut / ebenfalls / gleichfalls",
    identity:
      'bist du ein bot / bist du ein roboter / bist du ein mensch / bist du echt / bist du eine ki / bist du ki / sind sie ein bot / sind sie ein roboter / sind sie ein mensch / sind sie echt / sind sie eine ki / ist das ein bot / ist das eine ki / rede ich mit einem bot / spreche ich mit einem bot / schreibe ich mit einem bot / schreibe ich mit einem menschen / wer bist du / wer sind sie / was bist du',
    filler:
      'zusammen / miteinander / an alle / nochmal / nochmals / noch mal / sehr / für die hilfe / für ihre hilfe / für deine hilfe / für eure hilfe / für die info / für die information / für die informationen / für die antwort / für ihre antwort / für die schnelle antwort / im voraus / dann / und / na / ach / bitte / auch / mal / ihnen auch / dir auch / wünsche ich / wünsche ich ihnen',
  },
  es: {
    greeting:
      'hola / holi / buenas / buenos días / buenas tardes / buenas noches / buen día / saludos / qué tal / cómo estás / cómo está / cómo estáis / cómo te va',
    thanks:
      'gracias / muchas gracias / mil gracias / muchísimas gracias / te lo agradezco / se lo agradezco / muy amable / me ha servido / me sirve / me ha ayudado / eso ayuda',
    acknowledgment:
      'ok / okey / vale / de acuerdo / claro / perfecto / bien / muy bien / genial / entendido / entiendo / lo entiendo / está bien / bueno / muy bueno / estupendo / listo / dale / excelente / ya veo / ya / ajá / no hay problema / sin problema / qué bien / todo bien / todo claro / súper / guay / comprendo / comprendido',
    agreement: 'sí / sí por favor / por supuesto / sí claro',
    refusal:
      'no / no gracias / nada / nada más / eso es todo / es todo / eso sería todo / por ahora no / no por ahora / ya está / ahora no / no más preguntas / ninguna más',
    goodbye:
      'adiós / chao / chau / hasta luego / hasta pronto / hasta mañana / hasta la vista / nos vemos / buena noche / que tengas un buen día / que tenga un buen día / que tengas buen día / que tenga buen día / buen fin de semana / igualmente / un saludo',
    identity:
      'eres un bot / eres un robot / eres humano / eres humana / eres una persona / eres real / eres una ia / es usted un bot / es usted un robot / es usted una persona / es usted humano / esto es un bot / es un bot / hablo con un bot / hablo con un robot / estoy hablando con un bot / estoy hablando con un robot / estoy hablando con una persona / estoy hablando con un humano / quién eres / quién es usted / qué eres',
    filler:
      'a todos / por la ayuda / por tu ayuda / por su ayuda / por la respuesta / por tu respuesta / por su respuesta / por la información / por la info / por tu tiempo / por su tiempo / de antemano / por todo / de nuevo / otra vez / entonces / pues / ah / y / muy / por favor / equipo',
  },
  fr: {
    greeting:
      'bonjour / bonsoir / salut / coucou / allô / ça va / comment ça va / comment allez-vous / comment vas-tu',
    thanks:
      "merci / merci beaucoup / merci bien / mille mercis / un grand merci / grand merci / je vous remercie / je te remercie / ça m'aide / très utile / c'est très gentil / c'est gentil",
    acknowledgment:
      "ok / okay / d'accord / dac / très bien / bien / parfait / super / génial / compris / j'ai compris / je comprends / je vois / entendu / ça marche / excellent / nickel / top / c'est bon / c'est bien / c'est parfait / c'est noté / noté / bon / ah bon / bien sûr / pas de problème / pas de souci / cool / impeccable / c'est clair / bien reçu",
    agreement: "oui / ouais / oui s'il vous plaît / oui svp / volontiers",
    refusal:
      "non / non merci / c'est tout / ce sera tout / c'est tout bon / rien / rien d'autre / rien de plus / pas pour l'instant / pas pour le moment / plus de questions / pas maintenant",
    goodbye:
      'au revoir / à bientôt / à plus / à plus tard / à demain / à la prochaine / bonne journée / bonne fin de journée / bonne soirée / bonne nuit / bon week-end / bon weekend / adieu / ciao / vous aussi / vous de même / de même / à vous aussi / pareillement',
    identity:
      "es-tu un bot / es-tu un robot / es-tu humain / es-tu une personne / êtes-vous un bot / êtes-vous un robot / êtes-vous humain / êtes-vous une personne / êtes-vous une vraie personne / êtes-vous une ia / vous êtes un bot / vous êtes un robot / vous êtes humain / tu es un bot / tu es un robot / t'es un robot / t'es un bot / c'est un bot / c'est un robot / est-ce un bot / est-ce un robot / je parle à un bot / je parle à un robot / je parle à un humain / je parle à une personne / est-ce que je parle à un robot / est-ce que je parle à un humain / qui es-tu / qui êtes-vous / tu es qui / vous êtes qui",
    filler:
      "à tous / à toutes / pour votre aide / pour ton aide / pour l'aide / pour votre réponse / pour la réponse / pour votre temps / pour l'info / pour l'information / pour les informations / pour ces informations / pour tout / d'avance / à vous / à toi / infiniment / encore / alors / ah / eh / et / madame / monsieur / svp / s'il vous plaît / l'équipe",
  },
  sv: {
    greeting:
      'hej / hejsan / hej hej / hejhej / hallå / tjena / tja / god morgon / god dag / god kväll / god eftermiddag / hur mår du / hur är läget / läget',
    thanks:
      'tack / tack så mycket / tack så jättemycket / tusen tack / stort tack / tackar / jättetack / tack själv / det hjälpte / det hjälper / mycket hjälpsamt / vad snällt',
    acknowledgment:
      'ok / okej / okay / bra / jättebra / mycket bra / vad bra / toppen / perfekt / super / fint / förstår / jag förstår / förstått / jag fattar / uppfattat / kanon / grymt / bra att veta / visst / javisst / absolut / aha / jaha / jaså / inga problem / det är bra / det låter bra / schysst / kul / underbart / då så / då förstår jag',
    agreement: 'ja / japp / jo / ja tack / ja gärna / gärna / jajamensan / självklart',
    refusal:
      'nej / nä / nix / nej tack / det var allt / det är allt / inget mer / ingenting / inget / inget annat / inte just nu / inte nu / inga fler frågor',
    goodbye:
      'hej då / hejdå / adjö / vi ses / vi hörs / ha det / ha det bra / ha det så bra / ha en bra dag / ha en fin dag / ha en trevlig dag / ha en trevlig kväll / ha en trevlig helg / trevlig dag / trevlig helg / god natt / detsamma / hej så länge',
    identity:
      'är du en bot / är du en robot / är du en människa / är du människa / är du mänsklig / är du på riktigt / är du en ai / är det en bot / är det en robot / är det här en bot / är det här en robot / pratar jag med en bot / pratar jag med en robot / pratar jag med en människa / skriver jag med en bot / skriver jag med en människa / chattar jag med en bot / chattar jag med en människa / vem är du / vad är du',
    filler:
      'alla / för hjälpen / för din hjälp / för svaret / för informationen / för infon / för snabbt svar / på förhand / så mycket / igen / då / och / nu / ah / snälla / för allt',
  },
};
