import type { MailTexts, SecurityChange } from '../mail-texts.ts';

const CHANGES: Record<SecurityChange, { subject: string; text: string }> = {
  secondFactorAdded: {
    subject: 'Ditt Parrot-konto har fått en andra faktor',
    text: 'Från och med nu ber Parrot om en kod från din autentiseringsapp när du loggar in. Förvara dina återställningskoder på ett säkert ställe.',
  },
  secondFactorRemoved: {
    subject: 'Den andra faktorn för ditt Parrot-konto är borttagen',
    text: 'Från och med nu räcker lösenordet för att logga in.',
  },
  secondFactorReset: {
    subject: 'Den andra faktorn för ditt Parrot-konto är återställd',
    text: 'En administratör har återställt den och loggat ut dig överallt. Du kan skaffa en ny när du har loggat in.',
  },
  passkeyAdded: {
    subject: 'Ditt Parrot-konto har fått en ny nyckel',
    text: 'Nu kan du logga in med den i stället för lösenordet.',
  },
  passkeyRemoved: {
    subject: 'En nyckel för ditt Parrot-konto är borttagen',
    text: 'Den går inte längre att logga in med.',
  },
  recoveryCodeUsed: {
    subject: 'Någon loggade in i Parrot med en återställningskod',
    text: 'Någon, troligen du, loggade just in på ditt konto med en återställningskod. Koden gäller inte längre.',
  },
  recoveryCodesRenewed: {
    subject: 'Du har nya återställningskoder för Parrot',
    text: 'Dina återställningskoder har just ersatts. De gamla gäller inte längre.',
  },
};

export const swedish: MailTexts = {
  verification: ({ hours }) => ({
    subject: 'Bekräfta din e-postadress för Parrot',
    paragraphs: [
      'Hej!',
      'Tack för att du har registrerat dig hos Parrot. Bara ett klick kvar: bekräfta att det här är din adress.',
    ],
    button: 'Bekräfta min e-post',
    note: `Länken fungerar en gång, i ${hours} timmar. Om du inte har registrerat dig kan du strunta i det här mejlet, då händer ingenting.`,
  }),
  alreadyRegistered: ({ name }) => ({
    subject: 'Du har redan ett konto hos Parrot',
    paragraphs: [
      `Hej ${name}!`,
      'Någon, troligen du själv, försökte just registrera sig hos Parrot med den här adressen. Du har redan ett konto, så det är bara att logga in. Har du glömt lösenordet kan du välja ett nytt på inloggningssidan.',
    ],
    button: 'Logga in',
    note: 'Om det inte var du behöver du inte göra något: ditt konto är som det var.',
  }),
  passwordReset: ({ name, minutes }) => ({
    subject: 'Välj ett nytt lösenord för Parrot',
    paragraphs: [
      `Hej ${name}!`,
      'Här är länken för att välja ett nytt lösenord. När du har gjort det loggas du ut överallt annars.',
    ],
    button: 'Välj ett nytt lösenord',
    note: `Länken fungerar en gång, i ${minutes} minuter. Om du inte har bett om den kan du strunta i det här mejlet: ditt lösenord förblir som det är.`,
  }),
  invitation: ({ invitedBy, tenantName, hours }) => ({
    subject: `${invitedBy} bjuder in dig till ${tenantName} på Parrot`,
    paragraphs: [
      'Hej!',
      `${invitedBy} vill ha med dig i ${tenantName} på Parrot, där teamet bygger sina chattbotar och svarar sina kunder.`,
    ],
    button: 'Tacka ja till inbjudan',
    note: `Länken fungerar i ${hours} timmar. Om du inte känner ${invitedBy} kan du strunta i det här mejlet.`,
  }),
  securityChange: ({ name, change }) => ({
    subject: CHANGES[change].subject,
    paragraphs: [`Hej ${name}!`, CHANGES[change].text],
    button: 'Granska säkerheten',
    note: 'Om det inte var du, byt lösenord och logga ut överallt annars.',
  }),
};
