/** Fills values into texts. Unknown names become blank. */
import { isHttpUrl, LIMITS, withoutNamedLinks } from '@parrot/contract/core';
import type { LocalizedText } from '@parrot/contract/flows';
import { textForVisitor, visitorLanguage } from '../flow-texts.ts';
import { type Reading, readValue } from '../values/read-value.ts';
import { storedText } from '../values/stored-text.ts';
import { type Manner, textOf } from '../values/text-of.ts';
import { replaced } from './placeholders.ts';

/** For machines: numbers, dates and booleans in their plain form. */
export const fill = (template: string, reading: Reading): string => fillText(template, reading, 'plain');

/** For people: in their language. */
export const fillLocalized = (localized: LocalizedText, reading: Reading): string =>
  fillText(
    textForVisitor(reading.flow, reading.session, localized),
    reading,
    visitorLanguage(reading.flow, reading.session),
  );

/** For a button or an option, where space is limited. */
export const fillLabel = (label: LocalizedText, reading: Reading): string =>
  fillLocalized(label, reading).trim().slice(0, LIMITS.flowLabel);

/**
 * An http or https address, or empty. A value inside it is percent-encoded; a leading value is inserted as
 * is, because it may be an address itself.
 */
export function fillAddress(template: string, reading: Reading): string {
  const bare = template.trim();
  const address = replaced(
    bare,
    ({ name, at }) => {
      const text = valueText(name, reading, 'plain');
      return at === 0 ? text.trim() : encodeURIComponent(storedText(text));
    },
    LIMITS.flowTemplate,
  );
  return address.length <= LIMITS.flowTemplate && isHttpUrl(address) ? storedText(address) : '';
}

export const fillText = (text: string, reading: Reading, manner: Manner): string =>
  storedText(
    replaced(
      text,
      ({ name }) => withoutLinks(valueText(name, reading, manner), manner),
      LIMITS.messageLength,
    ),
  );

/** A visitor's text can't become a link with another name, or a picture, in a message of the bot. */
const withoutLinks = (text: string, manner: Manner): string =>
  manner === 'plain' ? text : withoutNamedLinks(text);

export function valueText(name: string, reading: Reading, manner: Manner): string {
  const readable = readValue(name, reading);
  return readable ? textOf(readable.value, readable.type, manner) : '';
}
