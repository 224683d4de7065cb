/** The question itself, without what surrounds it: greeting, thanks, signature and quoted mails. */

/** After these, only a name, an address and the like follow. */
const CLOSINGS = [
  '(?:best|kind|warm|many)?\\s*(?:regards|wishes)|sincerely|cheers|yours(?: \\w+)?',
  '(?:mit )?(?:freundlichen?|besten?|viele[n]?|liebe[n]?|herzlichen?|schönen?) gr(?:ü|ue)(?:ß|ss)en?|mfg|lg|vg',
  '(?:un )?(?:cordial(?:es)? |atentos? )?saludos?(?: cordiales)?|atentamente|un abrazo',
  '(?:bien )?cordialement|(?:bien )?à vous|salutations(?: distinguées)?|bonne (?:journée|soirée)',
  '(?:med )?vänliga? hälsning(?:ar)?|mvh|hälsningar|vänligen',
];
const GREETINGS = [
  'hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|to whom it may concern',
  'hallo|hi|guten (?:tag|morgen|abend)|moin|servus|grüezi',
  'hola|buen[oa]s(?: (?:días|dias|tardes|noches))?|buen día',
  'bonjour|bonsoir|salut|coucou',
  'hej(?:san)?|hallå|god (?:morgon|dag|kväll)|tjena',
];
const WISHES = [
  "i hope (?:this (?:message|e-?mail) finds you|you(?:[’']re| are)(?: doing)?|all is) well",
  'ich hoffe,? (?:es geht (?:ihnen|euch|dir)|ihnen geht es) gut',
  'espero que (?:estés?|esté|estén|se encuentren?) (?:muy )?bien',
  "j[’']espère que (?:vous allez|tout va) bien",
  '(?:jag )?hoppas (?:att )?(?:allt är bra|ni mår bra|du mår bra)(?: med (?:er|dig))?',
];
/** Always with a name, and a comma or a new line after it. */
const ADDRESSES = [
  'dear|sehr geehrte[rs]?|liebe[rs]?|estimad[oa]s?|ch(?:er|ère|ers|ères)|madame|monsieur|bästa',
];
const THANKS = [
  '(?:many )?thanks?(?: you)?(?: (?:so|very) much)?(?: a lot)?(?: in advance)?(?: for (?:your|the) (?:help|time|support|reply|answer))?|thx|ty|please (?:help(?: me)?|advise)|cheers',
  '(?:vielen|besten|herzlichen|schönen)? ?dank(?:e)?(?: (?:schön|sehr))?(?: (?:im voraus|für (?:ihre|eure|deine|die) (?:hilfe|antwort|mühe)))?',
  '(?:muchas |mil )?gracias(?: (?:de antemano|por (?:su|tu|la) (?:ayuda|respuesta|tiempo)))?',
  "merci(?: beaucoup| bien)?(?: (?:d[’']avance|pour votre (?:aide|réponse|temps)))?",
  'tack(?: så mycket)?(?: (?:på förhand|för (?:hjälpen|svaret)))?|tusen tack',
];

const anyOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
const END = '(?:[,.!;:–—\\s]|\\p{Extended_Pictographic}|$)+';
const NAME = "[\\p{L}.'’-]+";
const ALL = '(?:there|all|team|everyone|everybody|zusammen|miteinander|alla|todos|à tous)';
/** 'Hello there,' or 'Hello Ann,': a name only counts before a comma or the end of its line. */
const GREETING = new RegExp(
  `^\\s*(?:${anyOf(GREETINGS)}(?![\\p{L}\\p{N}-])(?:\\s+${ALL}(?![\\p{L}\\p{N}])|(?:[^\\S\\n]+${NAME}){1,2}(?=[,!\\n]))?${END}|${anyOf(ADDRESSES)}(?:[^\\S\\n]+${NAME}){1,5}\\s*(?:[,!]\\s*|\\n\\s*))`,
  'iu',
);
const WISH = new RegExp(`^\\s*${anyOf(WISHES)}${END}`, 'iu');
const LAST_THANKS = new RegExp(
  `(?:^|[\\s,.!?;:–—-])(?:and )?${anyOf(THANKS)}[\\s,.!;:)\\p{Extended_Pictographic}-]*$`,
  'iu',
);
const FIRST_THANKS = new RegExp(`^\\s*${anyOf(THANKS)}${END}`, 'iu');
const CLOSING_LINE = new RegExp(`^\\s*${anyOf(CLOSINGS)}\\s*[,.!]*\\s*$`, 'iu');
const CLOSING_AFTER_SENTENCE = new RegExp(
  `([.!?])\\s+${anyOf(CLOSINGS)}\\s*[,.!]*(?:\\s+[\\p{L}.'’-]+){0,3}\\s*$`,
  'iu',
);
/** 'On Monday, … wrote:' and the headings of a forwarded mail. */
const QUOTED_MAIL =
  /^\s*(?:>|-{2,}\s*(?:original|forwarded|ursprüngliche|mensaje|message|ursprungligt)|(?:on|am|el|le|den) .{4,80}(?:wrote|schrieb|escribió|a écrit|skrev).{0,60}:\s*$|(?:from|von|de|från|sent|gesendet|enviado|envoyé|skickat): )/iu;
const SIGNATURE = /^--\s*$/;
/** A longer text is a mail, and its greeting is at the start all the same. */
const MAX_ROUNDS = 4;
const HAS_WORD = /[\p{L}\p{N}]/u;

/** The text as it is if nothing else would remain: 'Hello!' is a greeting, and 'Thanks' is thanks. */
export function coreQuestion(text: string): string {
  let core = withoutMail(text).replace(CLOSING_AFTER_SENTENCE, '$1');
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const shorter = core
      .replace(GREETING, '')
      .replace(WISH, '')
      .replace(FIRST_THANKS, '')
      .replace(LAST_THANKS, '')
      .trim();
    if (!HAS_WORD.test(shorter) || shorter === core) break;
    core = shorter;
  }
  return HAS_WORD.test(core) ? core : text;
}

/** The lines before a signature, a closing or a quoted mail. */
function withoutMail(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex(
    (line, at) => at > 0 && (SIGNATURE.test(line) || CLOSING_LINE.test(line) || QUOTED_MAIL.test(line)),
  );
  return end === -1 ? text : lines.slice(0, end).join('\n');
}
