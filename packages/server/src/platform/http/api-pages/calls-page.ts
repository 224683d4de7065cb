/** The calls as an HTML page. */
import { CALLS } from '@parrot/contract/catalog';
import { API_KEY_PREFIX, addressOf, type Call, ERRORS } from '@parrot/contract/core';
import { accessText, scopeText } from './access-text.ts';
import { type Html, html } from './html.ts';
import { bodySchemaOf, jsonSchemaOf } from './json-schema.ts';
import { sliceOf } from './openapi.ts';
import { apiPage, type Entry, fieldTable, type Section } from './page.ts';
import { fieldsOf } from './schema-fields.ts';

export const callsPage = (): string =>
  apiPage({
    title: 'Parrot API: calls',
    current: '/api/docs',
    lead: html`<p>Every call of this installation, at the address it is served at. Machines find the same in
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Calls with a session carry <code>Authorization: Bearer …</code>, <code>tenant_id</code>, <code>user_id</code> and
<code>hash</code>, the MD5 of the query string or of the JSON body without its <code>token</code>. What belongs to
another tenant is answered as if it did not exist.</p>
<p>Calls with a scope also accept an API key: <code>Authorization: Bearer ${API_KEY_PREFIX}…</code> and none of the other
headers. Owners create keys in the Studio, under Users and Security.</p>`,
    sections: [...slices(), errorsSection()],
  });

function slices(): Section[] {
  return [...new Set(CALLS.map(sliceOf))].map((slice) => ({
    id: slice,
    title: slice.charAt(0).toUpperCase() + slice.slice(1),
    entries: CALLS.filter((call) => sliceOf(call) === slice).map(entry),
  }));
}

const entry = (call: Call): Entry => ({
  id: call.name,
  label: call.name.slice(sliceOf(call).length + 1),
  content: content(call),
});

const content = (call: Call): Html => html`
<h3><span class="badge ${call.method}">${call.method}</span> <code>${addressOf(call)}</code></h3>
<p>${call.summary}</p>
<p class="allowed">Allowed to: ${accessText(call.access)}${scopeText(call)}</p>
${fieldTable('In the query', fieldsOf(jsonSchemaOf(call.query, 'input')))}
${fieldTable(call.upload ? 'In the form' : 'In the body', fieldsOf(bodySchemaOf(call)))}
${fieldTable('In the reply', fieldsOf(jsonSchemaOf(call.reply, 'output')), true)}`;

const errorsSection = (): Section => ({
  id: 'errors',
  title: 'Errors',
  lead: html`<p>An error is always <code>{ status, code, message }</code>, with <code>fields</code> where single fields
were refused. Messages may be more exact than those below; codes stay.</p>`,
  entries: [
    {
      id: 'error-codes',
      label: 'codes',
      content: html`<div class="scroll"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Message</th></tr></thead>
<tbody>${Object.entries(ERRORS).map(
        ([code, { status, message }]) =>
          html`<tr><td><code>${code}</code></td><td>${status}</td><td>${message}</td></tr>`,
      )}</tbody>
</table></div>`,
    },
  ],
});
