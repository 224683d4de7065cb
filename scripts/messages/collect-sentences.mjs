/**
 * The sentences that server and contract write for people: errors, rules, results, and the listed texts of
 * roles, plans, samples and recipes. Values in them are numbered: `{0}`, `{1}`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { filesUnder } from '../toolchain/fingerprint.mjs';
import { root } from '../toolchain/root.mjs';

const FOLDERS = ['packages/contract/src', 'packages/server/src', 'packages/flow-engine/src/expressions'];
const NOT_SOURCES = new Set(['node_modules', 'dist']);

/** Files without such sentences: their texts are in every language, for operators, or for a model. */
const SKIPPED = [
  /\.(test|fixture)\.ts$/,
  /\/(mails|messages|demo|recipes|samples|sample-documents)\//,
  /-texts\.ts$|\/only-available-in\.ts$|\/question-templates\.ts$|\/bot-preview-page\.ts$/,
  /\/server\/src\/(main\.ts$|app\/|platform\/(backup|settings|db|telemetry|http\/api-pages)\/)|\/mail-requests\.job\.ts$/,
  /\/(answer-with-model|generate-with-model|model-writer|translate|plan-catalog)\.ts$/,
];
/** Of these files only what a list shows; a copy gets its texts in the language of the app. */
const LISTED = /\/(recipes|samples|sample-documents)\/[^/]*\.ts$/;
const LISTED_NAMES = new Set(['title', 'description', 'leftToDo', 'appName']);

const SENTENCE = /^([A-Z“]|\{0\}).* .*[.!?]$/s;
/** Texts of the specification and parts of sentences that are no sentence of their own. */
const SHORT_TEXTS = [
  'Required',
  'Invitation Link is Expired',
  'User already has access for this app',
  "Oops! That doesn't look like a CSV file",
  'just now',
];
const SHOWN_ERRORS = new Set(['AppError', 'RangeError', 'Unreadable']);
const NOT_SHOWN_PROPERTIES = new Set(['summary', 'instructions', 'welcomeMsg', 'timeoutMsg']);
const NOT_SHOWN_VARIABLES = new Set(['TONES']);

export function collectSentences() {
  const found = new Set([...SHORT_TEXTS, ...planTexts()]);
  for (const path of FOLDERS.flatMap((folder) => filesUnder(folder, NOT_SOURCES))) {
    if (!path.endsWith('.ts')) continue;
    const isListed = LISTED.test(path) && !path.endsWith('.test.ts');
    if (!isListed && SKIPPED.some((pattern) => pattern.test(`/${path}`))) continue;
    const { program } = parseSync(path, readFileSync(join(root, path), 'utf8'));
    if (isListed) collectListed(program, found);
    else collectFrom(program, found);
  }
  return found;
}

/** The plan file is the operator's own; these are the texts of the one that comes with Parrot. */
function planTexts() {
  const { plans, enterprise } = JSON.parse(readFileSync(join(root, 'packages/server/plans.json'), 'utf8'));
  const { description, features, infoMessage } = enterprise;
  return [...plans.map((plan) => plan.description), description, ...features, infoMessage];
}

function collectFrom(node, found) {
  if (isNotShown(node)) return;
  const text = textOf(node);
  if (text !== undefined && SENTENCE.test(text)) found.add(text);
  // The specification's errors have no full stop.
  const { key, value } = node;
  if (node.type === 'Property' && key.name === 'message' && textOf(value)?.includes(' '))
    found.add(textOf(value));
  for (const child of childrenOf(node)) collectFrom(child, found);
}

function collectListed(node, found, isListed = false) {
  if (isListed && textOf(node)) found.add(textOf(node));
  const isOwn = node.type === 'Property' && LISTED_NAMES.has(node.key.name);
  for (const child of childrenOf(node))
    if (child !== node.key)
      collectListed(child, found, isOwn || (isListed && node.type === 'ArrayExpression'));
}

/** The text of a literal or template, with its values numbered. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }, at) => (at === 0 ? '' : `{${at - 1}}`) + value.cooked).join('');
}

function isNotShown(node) {
  switch (node.type) {
    case 'TaggedTemplateExpression':
    case 'ImportDeclaration':
      return true;
    case 'Property':
      return NOT_SHOWN_PROPERTIES.has(node.key.name);
    case 'VariableDeclarator':
      return NOT_SHOWN_VARIABLES.has(node.id.name);
    case 'NewExpression':
      return /Error$/.test(node.callee.name) && !SHOWN_ERRORS.has(node.callee.name);
    case 'CallExpression':
      return isNotShownCall(node.callee);
    default:
      return false;
  }
}

/** Logs, documentation of calls, output of the process, and instructions joined for a model. */
const isNotShownCall = ({ type, name, object, property }) =>
  type === 'Super' ||
  name === 'queueCall' ||
  object?.name === 'log' ||
  property?.name === 'describe' ||
  (property?.name === 'join' &&
    object?.type === 'ArrayExpression' &&
    object.elements.every((each) => textOf(each)));

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');
