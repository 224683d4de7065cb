/** How a bot looks, speaks and behaves: every setting with its default. */
import * as z from 'zod';
import { LIMITS } from '../core/limits.ts';
import { languageCode } from '../core/options.ts';
import { domainName, hexColor } from '../core/validation.ts';
import { DEFAULT_MODEL_PROVIDER, modelProvider } from '../models/models.shapes.ts';

export const MODES = ['Light Mode', 'Dark Mode', 'As the visitor prefers'] as const;
/** The shape of the bubbles people's words stand in. */
export const BUBBLES = ['Standard', 'Rounded', 'Square'] as const;
export const SUGGESTION_STYLES = ['Pills', 'List'] as const;
/** What the panel opens with: the conversation itself, or a page of greeting before it. */
export const THEMES = ['Conversation', 'Landing page'] as const;

/** A picture of our own store, or none. */
const picture = z
  .string()
  .max(200)
  .regex(/^(\/pictures\/[\w-]+\.\w+)?$/, 'Please upload the picture.');

export const appearance = z.object({
  botName: z.string().trim().min(1, 'Required').max(60),
  welcomeMsg: z.string().max(500),
  /** Said when a conversation ends because nobody wrote for a while. */
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

/** Empty: the colour follows from the brand's. */
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
  /** Whether visitors must be who the host page says they are, by a signed token. */
  authentication: z.boolean(),
  /** Whether a person can be asked for at all. */
  agentEscalation: z.boolean(),
  /** Whether the visitor may choose among the bot's languages. */
  multilingualSelection: z.boolean(),
  /** The bot's languages beside its own. */
  languageList: z.array(languageCode).max(5),
  /** The sites the bot may stand on; none means any. */
  allowedDomains: z.array(domainName).max(50),
  /** After so many minutes without a word the bot ends the conversation. */
  quietMinutes: z.number().int().min(5).max(1_440),
  /** Whether visitors may send files. */
  visitorFiles: z.boolean(),
  /** Whether visitors are asked what they thought of it, at the end and of single answers. */
  ratings: z.boolean(),
  /** Whether visitors may have what was said sent to them. */
  transcripts: z.boolean(),
  /** How waiting conversations find an agent: those at the desk take them, or they are given out within everybody's capacity. */
  assignment: z.enum(ASSIGNMENT_RULES),
  /** Whether agents are shown replies to the visitor's last words without asking. */
  smartSuggestions: z.boolean(),
  /** From which score on the bot gives an answer as fact; null is as measured. */
  answerThreshold: z.number().min(0.05).max(0.95).nullable(),
  /** The model that writes its answers. Where the one that apps start with is not connected, any other that is. */
  modelProvider: modelProvider.or(z.literal('none')),
});

/** The texts that visitors read, which a bot of several languages has in each. */
export const translatedTexts = appearance.pick({
  welcomeMsg: true,
  timeoutMsg: true,
  NavigationTitle: true,
  SupportingText: true,
  agentTitle: true,
});
export type TranslatedTexts = z.infer<typeof translatedTexts>;
/** Where a text is missing or empty, the one in the bot's own language stands. */
export const translations = z.partialRecord(
  languageCode,
  translatedTexts.extend({ agentTitle: z.string().trim().max(40) }).partial(),
);
export type Translations = z.infer<typeof translations>;

export const appSettings = z.object({ appearance, palette, behaviour, translations });
export type AppSettings = z.infer<typeof appSettings>;

export const defaultSettings = (botName: string): AppSettings => ({
  appearance: {
    botName,
    welcomeMsg: `Hello! I am ${botName}. Ask me anything.`,
    timeoutMsg: 'It has been quiet for a while, so I am closing our chat. Write again whenever you like.',
    modeSelection: 'Light Mode',
    NavigationTitle: botName,
    SupportingText: 'Answers at once',
    chatBubbleBtn: 'Standard',
    suggestiveMenuBtn: 'Pills',
    navbarAvatar: false,
    navbarSupportingTxt: false,
    escalationNavMenu: false,
    escalationLandingPage: false,
    botEscalationCount: LIMITS.botEscalationCount,
    agentTitle: 'Agent',
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
    allowedDomains: [],
    quietMinutes: LIMITS.quietMinutes,
    visitorFiles: true,
    ratings: true,
    transcripts: true,
    assignment: 'off',
    smartSuggestions: true,
    answerThreshold: null,
    modelProvider: DEFAULT_MODEL_PROVIDER,
  },
  translations: {},
});
