import type { Sample } from './sample.ts';

export const SOFTWARE_HELP: Sample = {
  sampleId: 'software-help',
  appName: 'Software help desk',
  description: 'First-line support for a web app: sign-in, teams, billing, data, and troubleshooting.',
  appType: 'Q&A',
  language: 'en',
  welcome: 'Hi! Tell me what isn’t working, or what you’d like to do.',
  faqs: [
    {
      topic: 'Sign-in',
      questions: ['I forgot my password', 'How do I reset my password?', 'I need a new password'],
      answer:
        'Select “Forgot password?” on the sign-in page and enter your email address. The link in our email works for one hour.',
    },
    {
      topic: 'Sign-in',
      questions: [
        'I didn’t get the email',
        'The confirmation email isn’t arriving',
        'There’s no verification email in my inbox',
      ],
      answer:
        'Check your spam folder first. Some mail servers delay messages for a few minutes. If nothing arrives after ten minutes, request it again on the sign-in page.',
    },
    {
      topic: 'Sign-in',
      questions: [
        'How do I turn on two-step sign-in?',
        'I lost my phone with the authenticator',
        'Can I use two-factor authentication?',
      ],
      answer:
        'Go to Profile > Security. Turn it on there, and save the ten backup codes in case you lose your phone. Without codes, a team owner can reset it for you.',
    },
    {
      topic: 'Team',
      questions: ['How do I invite colleagues?', 'How can I add users to my team?'],
      answer:
        'Go to Settings > Team and select Invite. Enter one or more email addresses, choose a role, and we’ll send them a link that works for a day.',
    },
    {
      topic: 'Team',
      questions: ['What can each role do?', 'Who can see my projects?', 'How do permissions work?'],
      answer:
        'Owners have full access, editors work in projects they’re assigned to, and viewers can only look. See all roles under Settings > Roles.',
    },
    {
      topic: 'Billing',
      questions: ['How do I change my plan?', 'Can I upgrade or downgrade?', 'I want a bigger subscription'],
      answer:
        'Go to Settings > Plan. Upgrades start right away, and you only pay for the remaining days; downgrades start next month.',
    },
    {
      topic: 'Billing',
      questions: [
        'Where do I find my invoices?',
        'I need a receipt',
        'Can you put our VAT number on the bill?',
      ],
      answer:
        'You’ll find all invoices as PDFs under Settings > Invoices. You can also enter your address and VAT number there for future invoices.',
    },
    {
      topic: 'Billing',
      questions: ['How do I cancel my subscription?', 'I want to close my account'],
      answer:
        'Go to Settings > Plan and select Cancel. Everything works until the end of your paid period; we keep your data for another 60 days in case you come back.',
    },
    {
      topic: 'Data',
      questions: ['How do I export my data?', 'Can I download everything?', 'Is there a backup I can get?'],
      answer:
        'Go to Settings > Data and select Export. We put everything into one ZIP file with CSV tables and email you the link, usually within minutes.',
    },
    {
      topic: 'Data',
      questions: ['Where is my data stored?', 'Is my data safe?', 'Do you comply with the GDPR?'],
      answer:
        'On servers in Frankfurt, encrypted at rest and in transit. We back it up every night and never share it. You’ll find our data processing agreement under Settings > Legal.',
    },
    {
      topic: 'Troubleshooting',
      questions: ['The page stays blank', 'The app is very slow', 'Nothing loads anymore'],
      answer:
        'Reload with Ctrl+Shift+R (Mac: Cmd+Shift+R). If that doesn’t help, try a private window; if it works there, an extension is the cause. Our status page shows whether the problem is on our side.',
    },
    {
      topic: 'Troubleshooting',
      questions: ['How do I report a bug?', 'I found an error', 'Something is broken'],
      answer:
        'Ask for a person right here. Tell us what you did, what you expected, and what happened instead; a screenshot helps a lot.',
    },
  ],
};
