import type { LanguageCode } from '@parrot/contract/core';
import type { BotState } from '../features/apps/index.ts';

type Content = { title: string; text: string; link?: string };

export const BOT_PREVIEW_TEXTS: Record<LanguageCode, Record<BotState, Content>> = {
  en: {
    live: {
      title: 'Preview your bot as a visitor',
      text: 'This page stands in for your website. Open the chat in the corner and ask something.',
    },
    unpublished: {
      title: 'This bot isn’t published',
      text: 'If it’s yours, publish it in the Studio and reload this page.',
      link: 'Open the Studio',
    },
    resting: {
      title: 'This bot is currently unavailable',
      text: 'If it’s yours, renew the plan of your workspace and reload this page.',
      link: 'Open your subscription',
    },
    unknown: {
      title: 'There’s no bot at this address',
      text: 'The link may be incomplete, or the bot was deleted. Ask the person who sent it for a new one.',
      link: 'Go to Parrot',
    },
  },
  es: {
    live: {
      title: 'Prueba tu bot como visitante',
      text: 'Esta página hace de tu sitio web. Abre el chat de la esquina y pregunta algo.',
    },
    unpublished: {
      title: 'Este bot no está publicado',
      text: 'Si es tuyo, publícalo en Studio y recarga esta página.',
      link: 'Abrir Studio',
    },
    resting: {
      title: 'Este bot no está disponible en este momento',
      text: 'Si es tuyo, renueva el plan de tu espacio de trabajo y recarga esta página.',
      link: 'Abrir tu suscripción',
    },
    unknown: {
      title: 'No hay ningún bot en esta dirección',
      text: 'Puede que el enlace esté incompleto o que el bot se haya eliminado. Pide uno nuevo a quien te lo envió.',
      link: 'Ir a Parrot',
    },
  },
  de: {
    live: {
      title: 'Ihr Bot aus Sicht eines Besuchers',
      text: 'Diese Seite steht für Ihre Website. Öffnen Sie den Chat in der Ecke und fragen Sie etwas.',
    },
    unpublished: {
      title: 'Dieser Bot ist nicht veröffentlicht',
      text: 'Wenn er Ihnen gehört, veröffentlichen Sie ihn im Studio und laden Sie diese Seite neu.',
      link: 'Studio öffnen',
    },
    resting: {
      title: 'Dieser Bot ist gerade nicht verfügbar',
      text: 'Wenn er Ihnen gehört, verlängern Sie den Tarif Ihres Workspace und laden Sie diese Seite neu.',
      link: 'Abo öffnen',
    },
    unknown: {
      title: 'Unter dieser Adresse gibt es keinen Bot',
      text: 'Vielleicht ist der Link unvollständig, oder der Bot wurde gelöscht. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
      link: 'Zu Parrot',
    },
  },
  fr: {
    live: {
      title: 'Votre bot vu par un visiteur',
      text: 'Cette page remplace votre site. Ouvrez le chat dans le coin et posez une question.',
    },
    unpublished: {
      title: 'Ce bot n’est pas publié',
      text: 'S’il est à vous, publiez-le dans le Studio et rechargez cette page.',
      link: 'Ouvrir le Studio',
    },
    resting: {
      title: 'Ce bot n’est pas disponible pour le moment',
      text: 'S’il est à vous, renouvelez le forfait de votre espace de travail et rechargez cette page.',
      link: 'Ouvrir votre abonnement',
    },
    unknown: {
      title: 'Il n’y a pas de bot à cette adresse',
      text: 'Le lien est peut-être incomplet, ou le bot a été supprimé. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
      link: 'Aller sur Parrot',
    },
  },
  sv: {
    live: {
      title: 'Se din bot som besökare',
      text: 'Den här sidan föreställer din webbplats. Öppna chatten i hörnet och fråga något.',
    },
    unpublished: {
      title: 'Boten är inte publicerad',
      text: 'Om den är din, publicera den i Studio och ladda om sidan.',
      link: 'Öppna Studio',
    },
    resting: {
      title: 'Boten är inte tillgänglig just nu',
      text: 'Om den är din, förnya arbetsytans plan och ladda om sidan.',
      link: 'Öppna ditt abonnemang',
    },
    unknown: {
      title: 'Det finns ingen bot på den här adressen',
      text: 'Länken kan vara ofullständig, eller så har boten raderats. Be den som skickade länken om en ny.',
      link: 'Till Parrot',
    },
  },
};
