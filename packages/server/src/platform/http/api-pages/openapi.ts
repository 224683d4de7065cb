/** The calls of the contract as an OpenAPI 3.1 document. */
import { CALLS } from '@parrot/contract/catalog';
import {
  API_KEY_PREFIX,
  API_SCOPES,
  type ApiScope,
  addressOf,
  type Call,
  ERRORS,
  errorReply,
  needsSession,
} from '@parrot/contract/core';
import { accessText, scopeText } from './access-text.ts';
import { bodySchemaOf, childSchema, hasFields, type JsonSchema, jsonSchemaOf } from './json-schema.ts';

export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

type Reference = { $ref: string };
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-access': Call['access'];
  'x-scope'?: ApiScope;
  security: Record<string, string[]>[];
  parameters: (Reference | { name: string; in: 'query' | 'header'; required: boolean; schema: JsonSchema })[];
  requestBody?: { required: boolean; content: Json | { 'multipart/form-data': { schema: JsonSchema } } };
  responses: Record<string, Reference | { description: string; content: Json | typeof FILE }>;
};
type Json = { 'application/json': { schema: JsonSchema | Reference } };

const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } as const;

const DESCRIPTION = `Calls with a session carry the headers \`tenant_id\`, \`user_id\`, \`Authorization\` and \`hash\`; \
calls with \`x-scope\` also accept an API key with that scope, and then need only \`Authorization\`. Their JSON body may carry the caller's own \`tenantId\` besides what is listed. \
An error is always \`{ status, code, message }\`, with \`fields\` where single fields were refused. \
What belongs to another tenant is answered as if it did not exist (404).`;

export const sliceOf = (call: Pick<Call, 'name'>): string => call.name.split('.')[0] ?? '';

export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of CALLS) {
    const path = addressOf(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Parrot', version: '0.1.0', description: DESCRIPTION },
    tags: [...new Set(CALLS.map(sliceOf))].map((name) => ({ name })),
    paths,
    components: components(),
  };
}

function operationOf(call: Call): Operation {
  const body = bodySchemaOf(call);
  const headers = Object.keys(SESSION_HEADERS).filter((name) => name !== 'hash' || !call.upload);
  return {
    operationId: call.name,
    tags: [sliceOf(call)],
    summary: call.summary,
    description: `${call.summary}\n\nAllowed to: ${accessText(call.access)}${scopeText(call)}`,
    'x-access': call.access,
    ...(call.scope && { 'x-scope': call.scope }),
    security: securityOf(call),
    parameters: [
      ...(needsSession(call.access) ? headers.map(parameterReference) : []),
      ...headerParameters(call),
      ...queryParameters(call),
    ],
    ...(hasFields(body) && {
      requestBody: {
        required: (body.required ?? []).length > 0,
        content: call.upload ? { 'multipart/form-data': { schema: body } } : json(body),
      },
    }),
    responses: {
      200: { description: 'Done.', content: call.download ? FILE : json(jsonSchemaOf(call.reply, 'output')) },
      ...Object.fromEntries(errorStatuses(call).map((status) => [status, responseReference(status)])),
      default: responseReference('default'),
    },
  };
}

function securityOf({ access, scope }: Call): Record<string, string[]>[] {
  if (needsSession(access)) return [{ accessToken: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
  if (access.kind === 'operator') return [{ operatorToken: [] }];
  return access.kind === 'refreshCookie' ? [{ refreshCookie: [] }] : [];
}

function queryParameters(call: Call) {
  const query = jsonSchemaOf(call.query, 'input');
  return Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    required: query.required?.includes(name) ?? false,
    schema: childSchema(schema),
  }));
}

const headerParameters = ({ headers = {} }: Call) =>
  Object.entries(headers).map(([name, value]) => ({
    name,
    in: 'header' as const,
    required: false,
    schema: { type: 'string' as const, const: value },
  }));

/** The errors of a call by its requirements; others fall under 'default'. */
const errorStatuses = ({ access }: Call): string[] =>
  needsSession(access)
    ? ['400', '401', '403', '404', '429']
    : access.kind === 'refreshCookie' || access.kind === 'operator'
      ? ['400', '401', '429']
      : ['400', '429'];

const SESSION_HEADERS = {
  tenant_id: 'The tenant of the session. Optional with an API key.',
  user_id: 'Who is signed in. Optional with an API key.',
  hash: 'MD5 of the query string, or of the JSON body without its token. Left out with form uploads; optional with an API key.',
};

const STATUS_TEXTS: Record<string, string> = {
  400: 'What was sent does not fit.',
  401: 'There is no session, or it is over.',
  403: "The caller's roles don't allow it.",
  404: 'There is no such thing, or not for this caller.',
  429: 'Too many calls; `Retry-After` says how long to wait.',
};

function components(): OpenApiDocument['components'] {
  const byStatus = Object.entries(STATUS_TEXTS).map(([status, text]) => [
    `Error${status}`,
    errorResponse(`${text} Codes: ${codesWith((of) => of === Number(status))}.`),
  ]);
  return {
    schemas: { Error: jsonSchemaOf(errorReply, 'output') },
    responses: {
      ...Object.fromEntries(byStatus),
      Errordefault: errorResponse(`Any other error. Codes: ${codesWith((of) => !(of in STATUS_TEXTS))}.`),
    },
    parameters: Object.fromEntries(
      Object.entries(SESSION_HEADERS).map(([name, description]) => [
        name,
        { name, in: 'header', required: name !== 'hash', description, schema: { type: 'string' } },
      ]),
    ),
    securitySchemes: {
      accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: `${API_KEY_PREFIX}…`,
        description: `Created by an owner. Scopes: ${API_SCOPES.join(', ')}.`,
      },
      operatorToken: { type: 'http', scheme: 'bearer' },
      refreshCookie: { type: 'apiKey', in: 'cookie', name: 'parrot_refresh' },
    },
  };
}

const codesWith = (fits: (status: number) => boolean): string =>
  Object.entries(ERRORS)
    .filter(([, { status }]) => fits(status))
    .map(([code, { status }]) => `${code} (${status})`)
    .join(', ');

const json = (schema: JsonSchema | Reference): Json => ({ 'application/json': { schema } });
const errorResponse = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Error' }),
});
const parameterReference = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` });
const responseReference = (status: string): Reference => ({ $ref: `#/components/responses/Error${status}` });
