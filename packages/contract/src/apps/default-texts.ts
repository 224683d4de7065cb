/** The texts of a new bot in each language, until its builder edits them. */
import type { LanguageCode } from '../core/options.ts';

type DefaultTexts = {
  welcomeMsg(botName: string): string;
  timeoutMsg: string;
  SupportingText: string;
  agentTitle: string;
};

const DEFAULT_TEXTS: Record<LanguageCode, DefaultTexts> = {
  en: {
    welcomeMsg: (botName) => `Hi! I’m ${botName}. Ask me anything.`,
    timeoutMsg:
      'It’s been quiet for a while, so I’ll close this chat. Send a message anytime to start again.',
    SupportingText: 'Replies instantly',
    agentTitle: 'Agent',
  },
  es: {
    welcomeMsg: (botName) => `¡Hola! Soy ${botName}. Pregúntame lo que quieras.`,
    timeoutMsg: 'Llevamos un rato sin hablar, así que cierro el chat. Escríbeme cuando quieras.',
    SupportingText: 'Responde al instante',
    agentTitle: 'Agente',
  },
  de: {
    welcomeMsg: (botName) => `Hallo! Ich bin ${botName}. Fragen Sie mich, was Sie möchten.`,
    timeoutMsg:
      'Es war eine Weile still, deshalb beende ich unseren Chat. Schreiben Sie gern jederzeit wieder.',
    SupportingText: 'Antwortet sofort',
    agentTitle: 'Kundenservice',
  },
  fr: {
    welcomeMsg: (botName) => `Bonjour ! Je suis ${botName}. Posez-moi vos questions.`,
    timeoutMsg:
      'Sans nouvelles de votre part depuis un moment, je ferme notre chat. Écrivez-moi quand vous voulez.',
    SupportingText: 'Répond aussitôt',
    agentTitle: 'Conseiller',
  },
  sv: {
    welcomeMsg: (botName) => `Hej! Jag heter ${botName}. Fråga mig vad du vill.`,
    timeoutMsg: 'Det har varit tyst ett tag, så jag avslutar chatten. Skriv igen när du vill.',
    SupportingText: 'Svarar direkt',
    agentTitle: 'Kundtjänst',
  },
};

export function defaultTexts(botName: string, language: LanguageCode) {
  const { welcomeMsg, ...texts } = DEFAULT_TEXTS[language];
  return { ...texts, welcomeMsg: welcomeMsg(botName), NavigationTitle: botName };
}
