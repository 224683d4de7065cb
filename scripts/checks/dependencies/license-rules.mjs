/** Which licenses dependencies may have. Others are named here with the reason. */

/** Permissive, and known to everyone who will use the product. */
export const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'PostgreSQL',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
]);

/** By name, or a name and `*`. */
export const EXCEPTIONS = {
  'axe-core': ['MPL-2.0', 'used by journeys only, unchanged; nothing of it is shipped'],
  lightningcss: ['MPL-2.0', 'used by the build only, unchanged; nothing of it is shipped'],
  'lightningcss-*': ['MPL-2.0', 'the programs of lightningcss for each platform'],
  '@fontsource-variable/inter': ['OFL-1.1', 'a font; its license allows to ship it with a product'],
  '@expo-google-fonts/noto-sans': ['OFL-1.1', 'a font for invoices; its license allows to ship it'],
  'png-js': ['', 'its license file is the MIT license'],
  duck: ['BSD', 'its license file is the two-clause BSD license'],
};
