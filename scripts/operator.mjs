/** `npm run operator`: what the operator of an installation can see and change, over the server's calls. */
import './toolchain/require-node.mjs';
import { parseArgs } from 'node:util';
import { createApi } from './operator/api.mjs';
import { COMMANDS, helpText } from './operator/commands.mjs';
import { OperatorError } from './operator/operator-error.mjs';

const OPTIONS = {
  search: { type: 'string' },
  status: { type: 'string' },
  state: { type: 'string' },
  outcome: { type: 'string' },
  users: { type: 'string' },
  apps: { type: 'string' },
  conversations: { type: 'string' },
  page: { type: 'string' },
  json: { type: 'boolean' },
};

async function main() {
  const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [name, ...args] = positionals;
  if (!name || name === 'help') return helpText();
  const command = COMMANDS[name];
  if (!command) throw new OperatorError(`There is no command ${name}.\n\n${helpText()}`);
  if (args.length < command.arguments.length)
    throw new OperatorError(`Usage: npm run operator -- ${name} ${command.arguments.join(' ')}`);
  const result = await command.run(createApi(process.env), args, values);
  return values.json ? JSON.stringify(result, null, 2) : command.print(result);
}

try {
  console.log(await main());
} catch (error) {
  const isExpected = error instanceof OperatorError || String(error?.code).startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
