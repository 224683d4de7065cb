/** The packages of this repository and their dependencies on each other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Folders of a package and of all our packages it depends on, nearest first. */
export function foldersBelow(folder, seen = new Set()) {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  for (const name of Object.keys(packageOf(folder).dependencies ?? {})) {
    const below = folderOf(name);
    if (below) foldersBelow(below, seen);
  }
  return seen;
}

function folderOf(name) {
  return workspaceFolders().find((folder) => packageOf(folder).name === name);
}

function workspaceFolders() {
  return packageOf('.').workspaces;
}

function packageOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
