/** What `npm start` prints: the URL, and how to sign in. */
import type { Settings } from '../platform/index.ts';
import type { DemoSignIn } from './demo/demo-users.ts';
import { storesMail } from './installation.routes.ts';

export function welcomeMessage(address: string, demo: readonly DemoSignIn[], settings: Settings): string {
  const lines = ['', `  Parrot is ready: ${address}`, ''];
  if (demo.length > 0) {
    const width = Math.max(...demo.map((person) => person.emailId.length));
    lines.push('  Sign in to the demo as');
    for (const { emailId, password, role } of demo)
      lines.push(`    ${emailId.padEnd(width)}  ${password}  (${role})`);
    lines.push('');
  }
  if (storesMail({ settings }))
    lines.push(`  Mail is kept at ${address}/accounts/outbox until SMTP_URL is set.`);
  lines.push(`  Calls: ${address}/api/docs   Events: ${address}/api/events`, '');
  return `${lines.join('\n')}\n`;
}
