import type { Sample } from './sample.ts';

export const SOFTWARE_HELP: Sample = {
  sampleId: 'software-help',
  appName: 'Software help desk',
  description:
    'First help for the users of a web application: signing in, accounts, billing, data and trouble.',
  appType: 'Q&A',
  language: 'en',
  welcome: 'Hello! Tell me what does not work, or what you would like to do.',
  faqs: [
    {
      topic: 'Signing in',
      questions: ['I forgot my password', 'How do I reset my password?', 'I need a new password'],
      answer:
        'Press “Forgot password?” on the sign-in page and enter your e-mail address. The link in our mail works for one hour.',
    },
    {
      topic: 'Signing in',
      questions: [
        'I did not get the e-mail',
        'The confirmation mail does not arrive',
        'No verification mail in my inbox',
      ],
      answer:
        'Please look into your spam folder first. Some companies hold mail back for a few minutes. If there is nothing after ten minutes, ask for it again on the sign-in page.',
    },
    {
      topic: 'Signing in',
      questions: [
        'How do I turn on two-step sign-in?',
        'I lost my phone with the authenticator',
        'Can I use two-factor authentication?',
      ],
      answer:
        'Open Profile, then Security. There you turn it on, and there you find ten spare codes for the day your phone is gone. Without codes, an owner of your team can reset it for you.',
    },
    {
      topic: 'Team',
      questions: ['How do I invite colleagues?', 'How can I add users to my team?'],
      answer:
        'Open Settings, then Team, and press Invite. Enter one or more addresses, choose a role, and we send them a link that is good for a day.',
    },
    {
      topic: 'Team',
      questions: ['What may each role do?', 'Who can see my projects?', 'How do permissions work?'],
      answer:
        'Owners may do everything, editors work in the projects they are given, and viewers only look. You see all of it under Settings, then Roles.',
    },
    {
      topic: 'Billing',
      questions: ['How do I change my plan?', 'Can I upgrade or downgrade?', 'I want a bigger subscription'],
      answer:
        'Open Settings, then Plan. A bigger plan begins at once and you pay only for the days left; a smaller one begins with the next month.',
    },
    {
      topic: 'Billing',
      questions: [
        'Where do I find my invoices?',
        'I need a receipt',
        'Can you put our VAT number on the bill?',
      ],
      answer:
        'All invoices are under Settings, then Invoices, as PDF. There you also enter the address and the VAT number for the next ones.',
    },
    {
      topic: 'Billing',
      questions: ['How do I cancel my subscription?', 'I want to close my account'],
      answer:
        'Open Settings, then Plan, and press Cancel. Everything works until the end of the time you paid for; we keep your data for another 60 days in case you return.',
    },
    {
      topic: 'Data',
      questions: ['How do I export my data?', 'Can I download everything?', 'Is there a backup I can get?'],
      answer:
        'Open Settings, then Data, and press Export. We put everything into one ZIP file with CSV tables and mail you the link, usually within minutes.',
    },
    {
      topic: 'Data',
      questions: ['Where is my data stored?', 'Is my data safe?', 'Do you comply with the GDPR?'],
      answer:
        'On servers in Frankfurt, encrypted at rest and on the way. We back it up every night and never share it. The contract for data processing is under Settings, then Legal.',
    },
    {
      topic: 'Trouble',
      questions: ['The page stays blank', 'The app is very slow', 'Nothing loads any more'],
      answer:
        'Please reload with Ctrl+Shift+R (Mac: Cmd+Shift+R). If that does not help, try a private window: then it is an extension. Our status page tells whether it is on our side.',
    },
    {
      topic: 'Trouble',
      questions: ['How do I report a bug?', 'I found an error', 'Something is broken'],
      answer:
        'Ask for a person right here. Tell us what you did, what you expected and what happened instead; a picture of the screen helps a lot.',
    },
  ],
};
