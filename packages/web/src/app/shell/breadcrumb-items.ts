/** The header's breadcrumb: Studio or Desk, then the parts of the path. */
import type { Area } from './nav-items.ts';

type Named =
  | 'apps'
  | 'onboarding'
  | 'users'
  | 'models'
  | 'hours'
  | 'analytics'
  | 'predefineresponse'
  | 'subscription'
  | 'payment'
  | 'chats'
  | 'tickets'
  | 'breaches'
  | 'agents'
  | 'routing'
  | 'rules'
  | 'profile';
type Step = 'designer' | 'personalization' | 'publish';
type CrumbLabel = Area | Named | Step;
/** A fixed name has a label; an app's name is shown as it is. */
export type BreadcrumbItem = { label: CrumbLabel; to?: string } | { text: string; to?: string };

const STEPS: readonly Step[] = ['designer', 'personalization', 'publish'];
const NAMED: readonly string[] = [
  'apps',
  'onboarding',
  'users',
  'models',
  'hours',
  'analytics',
  'predefineresponse',
  'subscription',
  'payment',
  'chats',
  'tickets',
  'breaches',
  'agents',
  'routing',
  'rules',
  'profile',
] satisfies Named[];

type BreadcrumbInput = { pathname: string; side: Area; designerStep: 0 | 1 | 2; appName: string };

export function breadcrumbItems({
  pathname,
  side,
  designerStep,
  appName,
}: BreadcrumbInput): BreadcrumbItem[] {
  const parts = pathname
    .split('/')
    .slice(2)
    .filter((part) => part && part !== 'studio' && part !== 'desk');
  return [
    { label: side, to: `/home/${side}` },
    ...parts.flatMap((part) => crumbsFor(part, designerStep, appName)),
  ];
}

function crumbsFor(part: string, designerStep: 0 | 1 | 2, appName: string): BreadcrumbItem[] {
  if (part === 'designer') {
    const app: BreadcrumbItem[] = appName ? [{ text: appName, to: '/home/studio/designer' }] : [];
    return [...app, { label: STEPS[designerStep] ?? 'designer' }];
  }
  return NAMED.includes(part) ? [{ label: part as Named }] : [{ text: part }];
}
