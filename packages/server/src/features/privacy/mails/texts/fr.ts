import type { MailTexts } from '../mail-texts.ts';

export const french: MailTexts = {
  exportReady: ({ workspace, hours }) => ({
    subject: `Votre export de ${workspace} est prêt`,
    paragraphs: [
      'Bonjour,',
      `Les données de ${workspace} sont prêtes à être téléchargées dans un fichier ZIP.`,
    ],
    button: 'Accéder au téléchargement',
    note: `Il est disponible pendant ${hours} heures, uniquement pour les propriétaires de l’espace de travail. Si vous ne l’avez pas demandé, changez votre mot de passe.`,
  }),
  erasureScheduled: ({ workspace, by, day }) => ({
    subject: `${workspace} sera effacé le ${day}`,
    paragraphs: [
      'Bonjour,',
      `${by} a décidé d’effacer l’espace de travail Parrot ${workspace}. Le ${day}, tout son contenu sera définitivement supprimé. D’ici là, ses bots sont désactivés et chaque propriétaire peut annuler l’effacement ou exporter les données.`,
    ],
    button: 'Vérifier ou annuler',
    note: 'Vous recevez cet e-mail en tant que propriétaire de l’espace de travail.',
  }),
  erasureCancelled: ({ workspace, by }) => ({
    subject: `${workspace} ne sera pas effacé`,
    paragraphs: ['Bonjour,', `${by} a annulé l’effacement de ${workspace}. Ses bots répondent à nouveau.`],
    button: 'Ouvrir Parrot',
    note: 'Vous recevez cet e-mail en tant que propriétaire de l’espace de travail.',
  }),
  erased: ({ workspace, receipt, invoices, years }) => ({
    subject: `${workspace} a été effacé`,
    paragraphs: [
      'Bonjour,',
      `L’espace de travail Parrot ${workspace} et tout son contenu ont été définitivement supprimés.`,
      invoices > 0
        ? `La loi fiscale nous oblige à conserver vos factures (${invoices}) pendant ${years} ans. Il ne reste rien d’autre.`
        : 'Il ne reste rien.',
      'Voici votre attestation :',
      receipt,
    ],
    note: 'Conservez cet e-mail comme preuve. L’attestation ne contient aucune donnée personnelle.',
  }),
};
