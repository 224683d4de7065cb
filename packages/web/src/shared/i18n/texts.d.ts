/** Types every key: a text that is missing in English does not compile. A new area adds its line here. */
import 'i18next';
import type accounts from '../../locales/en/accounts.json';
import type activity from '../../locales/en/activity.json';
import type apps from '../../locales/en/apps.json';
import type auth from '../../locales/en/auth.json';
import type billing from '../../locales/en/billing.json';
import type blocks from '../../locales/en/blocks.json';
import type calls from '../../locales/en/calls.json';
import type designer from '../../locales/en/designer.json';
import type desk from '../../locales/en/desk.json';
import type deskContext from '../../locales/en/desk-context.json';
import type faq from '../../locales/en/faq.json';
import type flow from '../../locales/en/flow.json';
import type landing from '../../locales/en/landing.json';
import type learning from '../../locales/en/learning.json';
import type models from '../../locales/en/models.json';
import type onboarding from '../../locales/en/onboarding.json';
import type password from '../../locales/en/password.json';
import type profile from '../../locales/en/profile.json';
import type responses from '../../locales/en/responses.json';
import type search from '../../locales/en/search.json';
import type secondFactor from '../../locales/en/second-factor.json';
import type shell from '../../locales/en/shell.json';
import type studio from '../../locales/en/studio.json';
import type team from '../../locales/en/team.json';
import type tryMe from '../../locales/en/try.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      accounts: typeof accounts;
      activity: typeof activity;
      apps: typeof apps;
      auth: typeof auth;
      billing: typeof billing;
      blocks: typeof blocks;
      calls: typeof calls;
      designer: typeof designer;
      desk: typeof desk;
      'desk-context': typeof deskContext;
      faq: typeof faq;
      flow: typeof flow;
      landing: typeof landing;
      learning: typeof learning;
      models: typeof models;
      onboarding: typeof onboarding;
      password: typeof password;
      profile: typeof profile;
      responses: typeof responses;
      search: typeof search;
      'second-factor': typeof secondFactor;
      shell: typeof shell;
      studio: typeof studio;
      team: typeof team;
      try: typeof tryMe;
    };
  }
}
