/** Every socket event by channel, with its shapes. */
import { EMITS, PUSHES } from '@parrot/contract/catalog';
import { type Access, CHANNELS, type Channel, type Emit, type Push } from '@parrot/contract/core';
import { accessText } from './access-text.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

type EmitEvent = {
  name: string;
  summary: string;
  access: Access;
  allowedTo: string;
  payload: JsonSchema;
  answer: JsonSchema;
};
type PushEvent = { name: string; summary: string; payload: JsonSchema };

export type CatalogChannel = {
  name: Channel;
  path: string;
  channel: string;
  toServer: EmitEvent[];
  toClient: PushEvent[];
};
export type EventCatalog = { channels: CatalogChannel[] };

export const eventCatalog = (): EventCatalog => ({
  channels: (Object.keys(CHANNELS) as Channel[]).map((name) => ({
    name,
    ...CHANNELS[name],
    toServer: EMITS.filter((event) => event.channel === name).map(presentEmit),
    toClient: PUSHES.filter((event) => event.channel === name).map(presentPush),
  })),
});

const presentEmit = ({ name, summary, access, payload, reply }: Emit): EmitEvent => ({
  name,
  summary,
  access,
  allowedTo: accessText(access),
  payload: jsonSchemaOf(payload, 'input'),
  answer: jsonSchemaOf(reply, 'output'),
});

const presentPush = ({ name, summary, payload }: Push): PushEvent => ({
  name,
  summary,
  payload: jsonSchemaOf(payload, 'output'),
});
