import type { MailTexts } from '../mail-texts.ts';

export const spanish: MailTexts = {
  exportReady: ({ workspace, hours }) => ({
    subject: `La exportación de ${workspace} está lista`,
    paragraphs: ['Hola:', `Los datos de ${workspace} están listos para descargar en un archivo ZIP.`],
    button: 'Ir a la descarga',
    note: `Está disponible durante ${hours} horas, solo para los propietarios del espacio de trabajo. Si no la solicitaste, cambia tu contraseña.`,
  }),
  erasureScheduled: ({ workspace, by, day }) => ({
    subject: `${workspace} se borrará el ${day}`,
    paragraphs: [
      'Hola:',
      `${by} ha decidido borrar el espacio de trabajo ${workspace} de Parrot. El ${day} se eliminará definitivamente todo su contenido. Hasta entonces sus bots están apagados, y cualquier propietario puede cancelar el borrado o exportar los datos.`,
    ],
    button: 'Revisar o cancelar',
    note: 'Recibes este correo porque eres propietario del espacio de trabajo.',
  }),
  erasureCancelled: ({ workspace, by }) => ({
    subject: `${workspace} no se borrará`,
    paragraphs: ['Hola:', `${by} ha cancelado el borrado de ${workspace}. Sus bots vuelven a responder.`],
    button: 'Abrir Parrot',
    note: 'Recibes este correo porque eres propietario del espacio de trabajo.',
  }),
  erased: ({ workspace, receipt, invoices, years }) => ({
    subject: `${workspace} se ha borrado`,
    paragraphs: [
      'Hola:',
      `El espacio de trabajo ${workspace} de Parrot y todo su contenido se han eliminado definitivamente.`,
      invoices > 0
        ? `La ley fiscal nos obliga a conservar tus facturas (${invoices}) durante ${years} años. No queda nada más.`
        : 'No queda nada.',
      'Este es tu comprobante:',
      receipt,
    ],
    note: 'Guarda este correo como prueba. El comprobante no contiene datos personales.',
  }),
};
