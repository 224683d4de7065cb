/** The numbers a text names, in digits or in words: 'nine days' must not pass for 'two days'. */

/** Each row is one number in our languages, without accents. Words that mean something else in another of them are left out. */
const IN_WORDS = [
  '2 two dos zwei deux tva',
  '3 three tres drei trois tre',
  '4 four cuatro vier quatre fyra',
  '5 five cinco funf cinq fem',
  '6 six seis sechs',
  '7 seven siete sieben sept sju',
  '8 eight ocho acht huit atta',
  '9 nine nueve neun neuf nio',
  '10 ten diez zehn dix tio',
  '11 eleven elf onze elva',
  '12 twelve doce zwolf douze tolv',
  '14 fourteen catorce vierzehn quatorze fjorton',
  '15 fifteen quince funfzehn quinze femton',
  '20 twenty veinte zwanzig vingt tjugo',
  '30 thirty treinta dreissig trente trettio',
  '40 forty cuarenta vierzig quarante fyrtio',
  '50 fifty cincuenta funfzig cinquante femtio',
  '60 sixty sesenta sechzig soixante sextio',
  '90 ninety noventa neunzig nittio',
  '100 hundred cien hundert hundra',
  '1000 thousand tausend mille tusen',
].map((row) => row.split(' '));
const VALUES = new Map(
  IN_WORDS.flatMap(([value = '', ...words]) => words.map((word) => [word, value] as const)),
);

export function numbersIn(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return (plain.match(/\d+|\p{L}+/gu) ?? []).flatMap((token) =>
    /^\d/.test(token) ? token : (VALUES.get(token) ?? []),
  );
}
