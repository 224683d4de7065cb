/** The licenses of all installed packages, from the packages themselves, against the rules. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../toolchain/root.mjs';
import { ALLOWED, EXCEPTIONS } from './license-rules.mjs';

/** A sentence for each package whose license is not allowed. Those of other platforms are not installed. */
export function forbiddenLicenses(folder = root) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.keys(packages)
    .filter((path) => path.includes('node_modules/') && !packages[path].link)
    .map((path) => join(folder, path, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .flatMap((manifest) => licenseProblem(manifest) ?? []);
}

export function licenseProblem({ name, version, license, licenses }) {
  const declared = textOf(license ?? licenses);
  if (isAllowed(name, declared)) return undefined;
  return `${name}@${version} has the license ‘${declared || 'none'}’, which scripts/checks/dependencies/license-rules.mjs does not allow.`;
}

/** Older packages have an object or a list. */
function textOf(license) {
  if (Array.isArray(license)) return license.map(textOf).join(' OR ');
  return typeof license === 'object' && license !== null ? (license.type ?? '') : (license ?? '');
}

/** Of alternatives one is enough; of what applies together, all are needed. */
function isAllowed(name, declared) {
  const ofName = exceptionFor(name);
  return declared
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((each) => ALLOWED.has(each.trim()) || each.trim() === ofName),
    );
}

function exceptionFor(name) {
  const key = Object.keys(EXCEPTIONS).find(
    (each) => each === name || (each.endsWith('*') && name.startsWith(each.slice(0, -1))),
  );
  return key && EXCEPTIONS[key][0];
}
