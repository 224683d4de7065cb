/** The demo company's own fields about visitors. */
import type { NewProfileField } from '@parrot/contract/profiles';

export const DEMO_FIELDS: readonly NewProfileField[] = [
  { name: 'customerNumber', label: 'Customer number', type: 'text', options: [] },
  { name: 'membership', label: 'Membership', type: 'choice', options: ['Standard', 'Plus'] },
  { name: 'customerSince', label: 'Customer since', type: 'date', options: [] },
  { name: 'newsletter', label: 'Newsletter', type: 'yesNo', options: [] },
];
