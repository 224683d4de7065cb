/** The groups and their settings. */
import { type SettingPath, TRANSLATION_PATHS } from '../flat-settings.ts';

export const GROUPS = {
  identity: ['appearance.botName', 'appearance.avatarUrl', 'appearance.welcomeMsg', 'appearance.timeoutMsg'],
  colors: [
    'palette.navbarColor',
    'palette.navbarTextcolor',
    'palette.userChatBubbleColor',
    'palette.userChatBubbleTextColor',
    'palette.suggestiveMenuColor',
    'palette.suggestiveMenuTextColor',
    'palette.brandColor',
    'palette.subBrandColor',
  ],
  appearance: [
    'appearance.modeSelection',
    'appearance.chatBubbleBtn',
    'appearance.suggestiveMenuBtn',
    'appearance.themeSelection',
    'appearance.chatBackgroundImg',
  ],
  header: [
    'appearance.NavigationTitle',
    'appearance.SupportingText',
    'appearance.navbarAvatar',
    'appearance.navbarSupportingTxt',
    'appearance.escalationNavMenu',
    'appearance.escalationLandingPage',
  ],
  behaviour: [
    'appearance.isHumanFirst',
    'appearance.botEscalationCount',
    'appearance.agentTitle',
    'behaviour.agentEscalation',
    'behaviour.quietMinutes',
    'behaviour.assignment',
    'behaviour.smartSuggestions',
  ],
  languages: ['behaviour.languageList', 'behaviour.multilingualSelection', ...TRANSLATION_PATHS],
  visitors: [
    'behaviour.isVideoCallRequired',
    'behaviour.visitorFiles',
    'behaviour.ratings',
    'behaviour.transcripts',
    'behaviour.authentication',
  ],
} as const satisfies Record<string, readonly SettingPath[]>;

export type GroupName = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as GroupName[];
export const isGroupName = (name: string | null): name is GroupName => name !== null && name in GROUPS;
