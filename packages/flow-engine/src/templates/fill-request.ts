/**
 * The request of a Call API block, with values inserted so that none can break out: percent-encoded in an
 * address, escaped in JSON, without line breaks in a header. `{{secret.name}}` stays for the sender to
 * replace; a value that looks like one is altered, so that visitors can't read secrets.
 */
import { isHttpUrl } from '@parrot/contract/core';
import type { BlockOf, TraceCause } from '@parrot/contract/flows';
import type { ApiRequest } from '../effects.ts';
import { type Reading, readValue } from '../values/read-value.ts';
import { storedText } from '../values/stored-text.ts';
import { valueText } from './fill.ts';
import { replaced, secretIn } from './placeholders.ts';

type Refused = TraceCause<'noAddress' | 'tooMuchToSend'>;
const LONGEST_ADDRESS = 4_000;
const LONGEST_HEADER = 8_000;
const LONGEST_BODY = 50_000;
const HOST_LABEL = /^[A-Za-z0-9-]{1,63}$/;
const CONTROLS = /\p{Cc}+/gu;

export function fillRequest(block: BlockOf<'call-api'>, reading: Reading): ApiRequest | Refused {
  const url = fillUrl(block.url, reading);
  if (url === undefined) return { because: 'noAddress' };
  const headers = block.headers
    .filter(({ name }) => name !== '')
    .map(({ name, value }) => ({ name, value: fillHeader(value, reading) }));
  const isForm = headers.some(
    ({ name, value }) =>
      name.toLowerCase() === 'content-type' && value.toLowerCase().includes('x-www-form-urlencoded'),
  );
  const body = isForm ? fillForm(block.body, reading) : fillBody(block.body, reading);
  if (body.length > LONGEST_BODY) return { because: 'tooMuchToSend' };
  return { method: block.method, url, headers, body, timeoutSeconds: block.timeoutSeconds };
}

/** Undefined if it is not an address. Only the builder determines the host, never a visitor's text. */
function fillUrl(template: string, reading: Reading): string | undefined {
  const bare = template.trim();
  const hostEnds = /^[a-z]+:\/\/[^/?#]*/i.exec(bare)?.[0].length ?? 0;
  let isSound = true;
  const url = replaced(
    bare,
    ({ name, at, whole }) => {
      if (secretIn(name) !== undefined) return whole;
      const text = storedText(valueText(name, reading, 'plain'));
      const isBuilders = readValue(name, reading)?.scope === 'app';
      if (at === 0 && isBuilders) return text.trim();
      if (at < hostEnds && !isBuilders && !HOST_LABEL.test(text)) isSound = false;
      return at < hostEnds && isBuilders ? text.trim() : encodeURIComponent(text);
    },
    LONGEST_ADDRESS,
  );
  const checked = replaced(url, () => 'secret');
  return isSound && url.length <= LONGEST_ADDRESS && isHttpUrl(checked) ? url : undefined;
}

const fillHeader = (template: string, reading: Reading): string =>
  fillPlain(template, reading).slice(0, LONGEST_HEADER).replace(CONTROLS, ' ').trim();

const fillPlain = (template: string, reading: Reading): string =>
  replaced(
    template,
    ({ name, whole }) =>
      secretIn(name) === undefined ? unlikeSecret(storedText(valueText(name, reading, 'plain'))) : whole,
    LONGEST_BODY,
  );

const fillForm = (template: string, reading: Reading): string =>
  replaced(
    template,
    ({ name, whole }) =>
      secretIn(name) === undefined
        ? encodeURIComponent(storedText(valueText(name, reading, 'plain')))
        : whole,
    LONGEST_BODY,
  );

/** In JSON, a value inside quotes is escaped; outside of them it is written as JSON. */
function fillBody(template: string, reading: Reading): string {
  if (!/^\s*[[{"]/.test(template)) return fillPlain(template, reading);
  const quoted = insideQuotes(template);
  return replaced(
    template,
    ({ name, at, whole }) => {
      if (secretIn(name) !== undefined) return whole;
      if (!quoted(at)) return unlikeSecretInJson(JSON.stringify(readValue(name, reading)?.value ?? null));
      return unlikeSecretInJson(JSON.stringify(storedText(valueText(name, reading, 'plain'))).slice(1, -1));
    },
    LONGEST_BODY,
  );
}

/** Whether positions, from left to right, are inside a JSON string. */
function insideQuotes(json: string): (at: number) => boolean {
  let seen = 0;
  let inside = false;
  return (at) => {
    for (; seen < at; seen += 1) {
      if (inside && json[seen] === '\\') seen += 1;
      else if (json[seen] === '"') inside = !inside;
    }
    return inside;
  };
}

const unlikeSecret = (text: string): string => text.replaceAll('{{', '{ {');
/** A brace in JSON is inside a string, where it can be escaped: values are never objects. */
const unlikeSecretInJson = (json: string): string => json.replaceAll('{{', '\\u007b\\u007b');
