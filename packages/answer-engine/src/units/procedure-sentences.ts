/** Finds steps that are written as sentences: 'First …. Then …. Finally ….' */

const BEGINS =
  /^(?:first|firstly|to begin|zuerst|zunächst|als erstes|primero|en primer lugar|(?:tout )?d['’]abord|premièrement|först)(?=[\s,:])/iu;
const GOES_ON =
  /^(?:then|next|after that|afterwards|secondly|second|thirdly|third|finally|lastly|last|dann|danach|anschließend|zweitens|drittens|zuletzt|zum schluss|schließlich|luego|después|a continuación|segundo|tercero|por último|finalmente|ensuite|puis|après cela|deuxièmement|troisièmement|enfin|sedan|därefter|efter det|till sist|slutligen)(?=[\s,:])/iu;
const MAX_STEPS = 12;

/** The whole procedure around some of its sentences; the same sentences if there is none. */
export function procedureAround(sentences: readonly string[], first: number, last: number): [number, number] {
  let [from, to] = [first, last];
  const goesOn = (at: number) => GOES_ON.test(sentences[at] ?? '');
  while (from > 0 && goesOn(from) && to - from < MAX_STEPS) from -= 1;
  while (to + 1 < sentences.length && goesOn(to + 1) && to - from < MAX_STEPS) to += 1;
  const steps = sentences
    .slice(from, to + 1)
    .filter((each) => GOES_ON.test(each) || BEGINS.test(each)).length;
  return steps > 1 ? [from, to] : [first, last];
}
