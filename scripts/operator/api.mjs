/** Calls the running server: the database belongs to its process alone. */
import { OperatorError } from './operator-error.mjs';

const ANY_ADDRESS = ['0.0.0.0', '::', ''];

export function createApi(environment) {
  const { OPERATOR_TOKEN: token } = environment;
  if (!token)
    throw new OperatorError(
      'Please set OPERATOR_TOKEN to the same value as for the server (docs/operate/settings.md).',
    );
  const url = serverUrl(environment);
  return {
    async post(path, body) {
      const response = await request(`${url}/api/v1/operator/${path}`, token, body);
      const text = await response.text();
      if (response.ok) return JSON.parse(text);
      throw new OperatorError(failure(response.status, text));
    },
  };
}

function serverUrl({ OPERATOR_URL, PUBLIC_URL, HOST = '', PORT = '3000' }) {
  const host = ANY_ADDRESS.includes(HOST) ? '127.0.0.1' : HOST;
  return (OPERATOR_URL || PUBLIC_URL || `http://${host}:${PORT}`).replace(/\/$/, '');
}

async function request(address, token, body) {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch (error) {
    const reason = error.cause?.code ?? error.message;
    throw new OperatorError(
      `No server answers at ${new URL(address).origin} (${reason}). Start Parrot, or set OPERATOR_URL.`,
    );
  }
}

function failure(status, text) {
  const { message = text, fields } = parse(text);
  if (status === 404) return `${message} The id is unknown, or the server runs without OPERATOR_TOKEN.`;
  return fields ? Object.values(fields).join('\n') : message;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
