/** Guesses the fields of a table's columns from their names. */
import type { ImportField, ImportMapping } from '@parrot/contract/knowledge';

/** Compared without case, spaces and punctuation; a trailing number is ignored. */
const NAMES: Record<ImportField, readonly string[]> = {
  group: ['group', 'groupid'],
  languageCode: ['languagecode', 'language', 'lang', 'locale', 'sprache', 'idioma', 'langue', 'sprak'],
  domain: ['domain', 'area', 'bereich'],
  topic: ['topic', 'thema', 'tema', 'sujet', 'subject', 'section', 'category'],
  subtopicLevel1: ['subtopiclevel', 'subtopic', 'unterthema'],
  subtopicLevel2: ['subtopiclevel2', 'subsubtopic'],
  uniqueTag: ['uniquetag', 'id', 'key', 'faqid', 'reference'],
  question: [
    'question',
    'questions',
    'q',
    'frage',
    'fragen',
    'pregunta',
    'fraga',
    'variant',
    'variants',
    'utterance',
  ],
  answer: ['answer', 'answers', 'a', 'response', 'reply', 'antwort', 'respuesta', 'reponse', 'svar'],
  task: ['task', 'aufgabe'],
  tags: ['tags', 'tag', 'hashtags', 'keywords', 'labels'],
  link: ['link', 'url', 'href', 'source', 'website'],
  imageLink: ['imagelink', 'image', 'imageurl', 'picture', 'bild'],
  imageType: ['imagetype'],
};

export function guessMapping(head: readonly string[]): ImportMapping {
  const taken = new Set<ImportField>();
  const guessed = head.map((name) => {
    const field = fieldNamed(name);
    if (!field || (taken.has(field) && field !== 'question')) return null;
    taken.add(field);
    return field;
  });
  // Two columns with unknown names are a question and its answer.
  return head.length === 2 && taken.size === 0 ? ['question', 'answer'] : guessed;
}

/** Whether the first row contains a question instead of column names. */
export const lacksHeader = (head: readonly string[]): boolean =>
  head.every((name) => !fieldNamed(name)) && head.some((cell) => cell.endsWith('?'));

function fieldNamed(name: string): ImportField | undefined {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const entries = Object.entries(NAMES) as [ImportField, readonly string[]][];
  const exact = entries.find(([, names]) => names.includes(plain));
  const withoutNumber = plain.replace(/\d+$/, '');
  return (exact ?? entries.find(([, names]) => names.includes(withoutNumber)))?.[0];
}
