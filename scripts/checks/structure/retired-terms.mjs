/**
 * Words that the glossary (docs/engineering/data-model.md) has replaced, and where identifiers and file names still use
 * them.
 */
const RETIRED = new Set(
  `anew beside brain brains breathe colleague colleagues deed deeds errand errands gifts glance hear heard hears heir
   heirs held hold holds house keeper kept look looks mend mortal news nobody people place places postman remedy said
   say says sight sighting sightings somebody spoken stand standing stands stranger tell telling tells tidy told unseen
   vain whoever wish words yardstick`.split(/\s+/),
);

/** The code that reads and writes flows. */
const FLOWS = /flow|designer|learning\/message-trace/;
const PASSAGES = /\/(knowledge|answering)\//;
const FAQ_TRANSFERS = /faq-(import|translate)|\/faqs\/(import|translation|list\/translate)/;

/**
 * Stored or on the wire under a retired word, which stays as released: fine as a property name in the code
 * that handles it and in tests, nowhere else.
 */
const PROPERTY_NAMES = new Map([
  // Stored with every flow: the points of its blocks, the texts of a message, a branch of 'hand over',
  // and the builder's own texts.
  ['places', FLOWS],
  ['words', FLOWS],
  ['nobody', FLOWS],
  ['gotNoWords', FLOWS],
  ['nobodyThere', FLOWS],
  // Stored with a running conversation.
  ['saidFirst', FLOWS],
  // Stored with a flow test: a turn of the visitor, and the replies to it.
  ['says', FLOWS],
  ['hears', FLOWS],
  // Stored with passages and generated FAQs (the fragment of their address); the topic in the filter of FAQs.
  ['place', PASSAGES],
  // Counted in the replies of importing and translating FAQs.
  ['kept', FAQ_TRANSFERS],
]);

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

function namesIn({ path, names, isTest }) {
  const isAllowed = (name) => {
    const allowed = PROPERTY_NAMES.get(name);
    return names.get(name) && allowed && (isTest || allowed.test(path));
  };
  const checked = [...names.keys()].filter((name) => !isAllowed(name));
  return [...new Set([path.split('/').at(-1), ...checked])];
}

const termsOf = (name) =>
  name
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .filter(Boolean)
    .map((term) => term.toLowerCase());
