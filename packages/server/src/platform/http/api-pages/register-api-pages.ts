/** The API pages. They never change while the server runs, so each is rendered once, on first use. */
import type { FastifyInstance } from 'fastify';
import { callsPage } from './calls-page.ts';
import { eventCatalog } from './event-catalog.ts';
import { eventsPage } from './events-page.ts';
import { openApiDocument } from './openapi.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

export function registerApiPages(http: FastifyInstance): void {
  const serve = (path: string, type: string, make: () => string) => {
    let made: string | undefined;
    http.get(path, (_request, reply) => {
      made ??= make();
      return reply.type(type).send(made);
    });
  };
  serve('/api/openapi.json', JSON_TYPE, () => JSON.stringify(openApiDocument()));
  serve('/api/docs', HTML_TYPE, callsPage);
  serve('/api/events.json', JSON_TYPE, () => JSON.stringify(eventCatalog()));
  serve('/api/events', HTML_TYPE, () => eventsPage());
}
