/** Appearance, texts and behavior of a bot: every setting with its default. */
import * as z from 'zod';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { LANGUAGES, type LanguageCode } from '../core/options.ts';
import { domainName, hexColor } from '../core/validation.ts';
import { answerLevel, topicAnswerLevels } from './answer-levels.ts';
import { defaultTexts } from './default-texts.ts';
import { DEFAULT_GPT_DATA, gptData } from './gpt-data.ts';

export const MODES = ['Light Mode', 'Dark Mode', 'As the visitor prefers'] as const;
/** The shape of message bubbles. */
export const BUBBLES = ['Standard', 'Rounded', 'Square'] as const;
export const SUGGESTION_STYLES = ['Pills', 'List'] as const;
/** What the panel opens with: the conversation, or a landing page before it. */
export const THEMES = ['Conversation', 'Landing page'] as const;

/** A picture in our own storage, or none. */
const picture = z
  .string()
  .max(200)
  .regex(/^(\/pictures\/[\w-]+\.\w+)?$/, 'Please upload the image.');

export const appearance = z.object({
  botName: z.string().trim().min(1, 'Required').max(60),
  welcomeMsg: z.string().max(500),
  /** Sent when a conversation ends because of inactivity. */
  timeoutMsg: z.string().max(500),
  modeSelection: z.enum(MODES),
  NavigationTitle: z.string().max(60),
  SupportingText: z.string().max(120),
  chatBubbleBtn: z.enum(BUBBLES),
  suggestiveMenuBtn: z.enum(SUGGESTION_STYLES),
  navbarAvatar: z.boolean(),
  navbarSupportingTxt: z.boolean(),
  escalationNavMenu: z.boolean(),
  escalationLandingPage: z.boolean(),
  botEscalationCount: z.number().int().min(1).max(10),
  agentTitle: z.string().trim().min(1, 'Required').max(40),
  chatBackgroundImg: picture,
  avatarUrl: picture,
  themeSelection: z.enum(THEMES),
  isHumanFirst: z.boolean(),
});
export type Appearance = z.infer<typeof appearance>;

/** Empty: derived from the brand color. */
const ownColor = z.union([hexColor, z.literal('')]);
export const palette = z.object({
  navbarColor: ownColor,
  navbarTextcolor: ownColor,
  userChatBubbleColor: ownColor,
  userChatBubbleTextColor: ownColor,
  suggestiveMenuColor: ownColor,
  suggestiveMenuTextColor: ownColor,
  brandColor: hexColor,
  subBrandColor: ownColor,
});
export type Palette = z.infer<typeof palette>;

export const ASSIGNMENT_RULES = ['off', 'round_robin', 'least_busy'] as const;

export const behaviour = z.object({
  /** Whether visitors must be identified by a token that the host page signs. */
  authentication: z.boolean(),
  /** Whether visitors can request an agent. */
  agentEscalation: z.boolean(),
  /** Whether visitors can choose among the bot's languages. */
  multilingualSelection: z.boolean(),
  /** The bot's languages besides its own. */
  languageList: z.array(languageCode).max(5),
  /** The languages that can be chosen for the app, when it is created and later. */
  createAppLanguageList: z.array(languageCode).min(1).max(5),
  /** The languages the app starts with, its own first. Resetting its languages returns to them. */
  defaultLanguageList: z.array(languageCode).min(1).max(5),
  /** The sites on which the bot may run; none means any. */
  allowedDomains: z.array(domainName).max(50),
  /** The bot ends the conversation after this many minutes without a message. */
  quietMinutes: z.number().int().min(5).max(1_440),
  /** Whether agents and visitors can call each other, with video if they like. */
  isVideoCallRequired: z.boolean(),
  /** Whether visitors can send files. */
  visitorFiles: z.boolean(),
  /** Whether visitors can rate sessions and single answers. */
  ratings: z.boolean(),
  /** Whether visitors can have the transcript emailed to them. */
  transcripts: z.boolean(),
  /**
   * How waiting conversations are assigned: agents take them, or they are distributed within each agent's
   * capacity.
   */
  assignment: z.enum(ASSIGNMENT_RULES),
  /** Whether replies are suggested to agents automatically. */
  smartSuggestions: z.boolean(),
  /** How sure the bot must be to answer, and where topics differ from that. */
  answerLevel,
  topicAnswerLevels,
  /** The score from which the bot gives an answer as fact; null uses that of its level. */
  answerThreshold: z.number().min(0.05).max(0.95).nullable(),
});

/** The texts visitors read, which a multilingual bot has in each language. */
export const translatedTexts = appearance.pick({
  welcomeMsg: true,
  timeoutMsg: true,
  NavigationTitle: true,
  SupportingText: true,
  agentTitle: true,
});
export type TranslatedTexts = z.infer<typeof translatedTexts>;
/** A missing or empty text falls back to the bot's own language. */
export const translations = z.partialRecord(
  languageCode,
  translatedTexts.extend({ agentTitle: z.string().trim().max(40) }).partial(),
);
export type Translations = z.infer<typeof translations>;

export const appSettings = z.object({ appearance, palette, behaviour, gptData, translations });
export type AppSettings = z.infer<typeof appSettings>;

export const defaultSettings = (botName: string, language: LanguageCode = 'en'): AppSettings => ({
  appearance: {
    botName,
    ...defaultTexts(botName, language),
    modeSelection: 'Light Mode',
    chatBubbleBtn: 'Standard',
    suggestiveMenuBtn: 'Pills',
    navbarAvatar: false,
    navbarSupportingTxt: false,
    escalationNavMenu: false,
    escalationLandingPage: false,
    botEscalationCount: LIMITS.botEscalationCount,
    chatBackgroundImg: '',
    avatarUrl: '',
    themeSelection: 'Conversation',
    isHumanFirst: false,
  },
  palette: {
    navbarColor: '',
    navbarTextcolor: '',
    userChatBubbleColor: '',
    userChatBubbleTextColor: '',
    suggestiveMenuColor: '',
    suggestiveMenuTextColor: '',
    brandColor: '#11794A',
    subBrandColor: '',
  },
  behaviour: {
    authentication: false,
    agentEscalation: true,
    multilingualSelection: false,
    languageList: [],
    createAppLanguageList: [...LANGUAGES],
    defaultLanguageList: [language],
    allowedDomains: [],
    quietMinutes: LIMITS.quietMinutes,
    isVideoCallRequired: false,
    visitorFiles: true,
    ratings: true,
    transcripts: true,
    assignment: 'off',
    smartSuggestions: true,
    answerLevel: 'balanced',
    topicAnswerLevels: [],
    answerThreshold: null,
  },
  gptData: DEFAULT_GPT_DATA,
  translations: {},
});

/** What an app's settings return to when they are reset. */
export function defaultsOfApp(
  { appName, language }: { appName: string; language: LanguageCode },
  { behaviour: { defaultLanguageList } }: Pick<AppSettings, 'behaviour'>,
): AppSettings {
  const defaults = defaultSettings(appName, language);
  const languageList = defaultLanguageList.filter((code) => code !== language);
  return { ...defaults, behaviour: { ...defaults.behaviour, languageList, defaultLanguageList } };
}
