/**
 * Words that the glossary (docs/data-model.md) has replaced, and where identifiers and file names still use
 * them.
 */
const RETIRED = new Set(
  `anew beside brain brains breathe colleague colleagues deed deeds errand errands gifts glance hear heard hears heir
   heirs held hold holds house keeper kept look looks mend mortal news nobody people place places postman remedy said
   say says sight sighting sightings somebody spoken stand standing stands stranger tell telling tells tidy told unseen
   vain whoever wish words yardstick`.split(/\s+/),
);

/**
 * Fine as a property name, nowhere else: fields of stored or sent JSON (flows, flow sessions, flow tests,
 * passages, imports, publish checks), and keys and placeholders of the locale files.
 */
const PROPERTY_NAMES = new Set(
  `gotNoWords hears heir kept look nobody nobodyThere people place places said saidFirst say says told words`.split(
    /\s+/,
  ),
);

/** One entry for each retired word of each name in each file. */
export function findRetiredTerms(files) {
  return files.flatMap((file) =>
    namesIn(file).flatMap((name) =>
      termsOf(name)
        .filter((term) => RETIRED.has(term))
        .map((term) => ({ path: file.path, name, term })),
    ),
  );
}

function namesIn({ path, names }) {
  const checked = [...names.keys()].filter((name) => !(PROPERTY_NAMES.has(name) && names.get(name)));
  return [...new Set([path.split('/').at(-1), ...checked])];
}

const termsOf = (name) =>
  name
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .filter(Boolean)
    .map((term) => term.toLowerCase());
