/** The parts of a request for an agent, which can be combined. Separated by ' / '. */
import type { LanguageCode } from '@parrot/contract/core';
import type { PhraseLists } from './known-phrases.ts';

export type PersonRequestPhrase =
  /** Who is requested: 'an agent'. A request even without a verb. */
  | 'agents'
  /** Who is requested, if a verb says so: 'someone'. */
  | 'anyone'
  /** 'I want', 'connect me to' */
  | 'asks'
  /** Begins a request and many other questions: 'can I'. */
  | 'begins'
  /** Around a request; 'thanks, agent' is none. */
  | 'courtesy'
  /** Changes nothing about the others. */
  | 'filler';

export const PERSON_REQUEST_PHRASES: Record<LanguageCode, PhraseLists<PersonRequestPhrase>> = {
  en: {
    agents:
      'person / human / human being / human agent / agent / agents / live agent / representative / rep / operator / staff / staff member / team member / advisor / adviser / employee / support / support team / support agent / customer service / customer services / customer support / customer care / customer service team / customer service agent / customer service rep / customer service representative / customer support agent / live chat',
    anyone: 'someone / somebody / anyone / anybody / people / your team / the team / manager / supervisor',
    asks: "i want / i wanna / i need / i would like / i'd like / id like / i would prefer / i'd prefer / i'd rather / i would rather / i have to / i must / i demand / want / wanna / need / would like / let me / connect / connect me / put me through / put me on / put me in touch / pass me on / transfer / transfer me / forward me / get / get me / get hold of / get in touch / give me / have / contact / reach / talk / talk to / speak / speak to / chat / chat with / talking / speaking / chatting / be connected / be transferred / how do i talk / how can i talk / how do i speak / how can i speak",
    begins:
      'can i / could i / may i / can we / could we / can you / can u / could you / would you / will you / is there / is it possible / i was wondering if i could',
    filler:
      'to / with / a / an / the / your / some / one of your / real / live / actual / actually / human / physical / now / right now / right away / immediately / asap / today / here / please / pls / plz / directly / instead / just / really / in person / i can / who can help / who can help me / that can help / that can help me / to help me / for help / urgently / but / via chat / in the chat',
  },
  de: {
    agents:
      'person / mensch / menschen / mitarbeiter / mitarbeiterin / mitarbeitern / agent / agenten / agentin / berater / beraterin / kundenberater / kundenberaterin / kundenbetreuer / kundenbetreuerin / kundenbetreuung / kundenservice / kundendienst / kundensupport / support / supportteam / service-mitarbeiter / servicemitarbeiter / ansprechpartner / ansprechpartnerin / sachbearbeiter / sachbearbeiterin / callcenter / live-chat / livechat',
    anyone:
      'jemand / jemandem / jemanden / irgendjemand / irgendjemandem / irgendwem / leute / leuten / ihrem team / eurem team / dem team / vorgesetzten / chef / manager',
    asks: 'ich möchte / ich moechte / möchte / ich will / will / ich würde gern / ich würde gerne / ich wuerde gern / ich wuerde gerne / würde gern / würde gerne / ich brauche / brauche / ich benötige / ich muss / ich hätte gern / ich hätte gerne / verbinden / verbinden sie mich / verbinde mich / weiterleiten / leiten sie mich weiter / durchstellen / stellen sie mich durch / geben sie mir / gib mir / lassen sie mich / lass mich / kontaktieren / erreichen / kontakt / kontakt zu / sprechen / reden / chatten / schreiben / telefonieren / unterhalten / spreche / verbunden werden / weitergeleitet werden / wie kann ich mit / bitte um',
    begins:
      'kann ich / könnte ich / koennte ich / kann man / könnte man / darf ich / dürfte ich / können sie / können sie mich / könnten sie / könnten sie mich / kannst du / kannst du mich / könnt ihr mich / gibt es / ist es möglich / ist da',
    filler:
      'mit / zu / zum / zur / an / von / vom / im / in / einem / einer / einen / eine / ein / dem / der / den / die / das / ihrem / ihrer / ihren / eurem / eurer / euren / echten / echter / echte / echtem / richtigen / richtiger / richtige / richtigem / lebenden / live / menschlichen / menschlicher / jetzt / sofort / gleich / heute / direkt / persönlich / lieber / gern / gerne / bitte / mal / hier / doch / einfach / nur / stattdessen / mich / den ich sprechen kann / dem ich / ich / kann / aber / dringend / der mir hilft / der mir helfen kann / im chat',
  },
  es: {
    agents:
      'persona / humano / humana / ser humano / agente / agentes / operador / operadora / asesor / asesora / representante / ejecutivo / ejecutiva / empleado / empleada / atención al cliente / servicio al cliente / servicio de atención al cliente / servicio de atención / soporte / equipo de soporte / chat en vivo',
    anyone:
      'alguien / gente / su equipo / tu equipo / vuestro equipo / encargado / encargada / supervisor / supervisora',
    asks: 'quiero / quisiera / necesito / deseo / prefiero / me gustaría / querría / pásame / páseme / pasar / pasarme / pasarme con / comunícame / comuníqueme / comunicarme / comunicarme con / ponme / póngame / ponerme / ponme en contacto / póngame en contacto / ponerme en contacto / conéctame / conécteme / conectarme / transfiéreme / transfiérame / transferirme / dame / deme / contactar / contacto con / hablar / hablarle / chatear / conversar / charlar / hablo / me pasas / me pasa / me pones / me pone / me comunicas / me comunica / que me atienda / que me ayude / ser atendido por / cómo puedo hablar',
    begins:
      'puedo / podría / puedes / puede / me puedes / me puede / me podría / me pueden / podrías / podéis / pueden / se puede / es posible / hay',
    filler:
      'con / a / al / en / de / del / por / una / un / el / la / los / algún / alguna / su / tu / vuestro / real / reales / verdadero / verdadera / vivo / en vivo / en directo / de verdad / de carne y hueso / humano / humana / ahora / ahora mismo / ya / hoy / por favor / porfa / porfavor / mejor / directamente / aquí / urgente / urgentemente / con quien pueda / con quien puedo / que / pero / por chat',
  },
  fr: {
    agents:
      'humain / humaine / être humain / agent / agente / agents / conseiller / conseillère / conseillers / opérateur / opératrice / service client / service clients / service clientèle / service après-vente / sav / support / support client / équipe support / représentant / représentante / collaborateur / employé / vraie personne / une personne / personne réelle / chat en direct',
    anyone: "quelqu'un / quelquun / personne / gens / votre équipe / l'équipe / responsable / superviseur",
    asks: "je veux / je voudrais / je souhaite / je souhaiterais / j'aimerais / je désire / je préfère / je préférerais / j'ai besoin / besoin / il me faut / je dois / veux / voudrais / contacter / joindre / avoir / passez-moi / passe-moi / me passer / mettez-moi en relation / mets-moi en relation / mettez-moi en contact / me mettre en relation / me mettre en contact / être mis en relation / être mise en relation / transférez-moi / me transférer / connectez-moi / donnez-moi / parler / discuter / échanger / chatter / tchatter / m'entretenir / entrer en contact / comment parler / comment puis-je parler",
    begins:
      "puis-je / je peux / pourrais-je / est-ce que je peux / est-ce que je pourrais / peut-on / on peut / pouvez-vous / pourriez-vous / peux-tu / pourrais-tu / est-ce possible de / est-il possible de / y a-t-il / il y a / est-ce qu'il y a",
    filler:
      "à / a / au / aux / avec / un / une / le / la / l' / les / de / du / des / d' / votre / vos / vrai / vraie / réel / réelle / en direct / en ligne / en personne / humain / humaine / maintenant / tout de suite / immédiatement / aujourd'hui / directement / plutôt / svp / stp / s'il vous plaît / s'il te plaît / ici / à qui / à qui je peux / qui puisse m'aider / qui peut m'aider / mais / urgent / par chat",
  },
  sv: {
    agents:
      'människa / person / handläggare / medarbetare / kundtjänst / kundtjänsten / kundservice / kundservicen / kundsupport / kundsupporten / support / supporten / agent / agenten / rådgivare / operatör / kundtjänstmedarbetare / livechatt',
    anyone: 'någon / nån / folk / ert team / chef / personal / personalen',
    asks: 'jag vill / jag behöver / jag skulle vilja / jag önskar / jag måste / jag vill hellre / vill / behöver / skulle vilja / få / ha / koppla / koppla mig / koppla mig till / bli kopplad / bli kopplad till / kontakta / kontakt med / komma i kontakt med / få kontakt med / nå / prata / tala / chatta / snacka / skriva med / hur pratar jag / hur kan jag prata',
    begins:
      'kan jag / får jag / skulle jag kunna / kan man / går det att / kan ni / kan du / finns det / är det möjligt att',
    filler:
      'med / till / en / ett / er / riktig / riktiga / verklig / levande / äkta / mänsklig / fysisk / nu / genast / direkt / idag / istället / i stället / hellre / tack / snälla / här / mig / bara / jag kan / som kan hjälpa / som kan hjälpa mig / som jag kan / men / via chatten / i chatten / akut',
  },
};
