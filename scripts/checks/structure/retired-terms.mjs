/** Words that the glossary (docs/data-model.md) has replaced, and where identifiers and file names still use them. */
import ts from 'typescript';
import { visitNodes } from './source-files.mjs';

const RETIRED = new Set(
  `anew beside brain brains breathe colleague colleagues deed deeds errand errands gifts glance hear heard hears heir
   heirs held hold holds house keeper kept look looks mend mortal news nobody people place places postman remedy said
   say says sight sighting sightings somebody spoken stand standing stands stranger tell telling tells tidy told unseen
   vain whoever wish words yardstick`.split(/\s+/),
);

/** One entry for each retired word of each name in each file. */
export function findRetiredTerms(files) {
  return files.flatMap((file) =>
    [...namesIn(file)].flatMap((name) =>
      wordsOf(name)
        .filter((word) => RETIRED.has(word))
        .map((word) => ({ path: file.path, name, word })),
    ),
  );
}

function namesIn(file) {
  const names = new Set([file.path.split('/').at(-1)]);
  visitNodes(file, (node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
  });
  return names;
}

const wordsOf = (name) =>
  name
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
