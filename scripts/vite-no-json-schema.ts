import type { Plugin } from 'vite';

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
const GENERATOR = /\/zod\/v4\/core\/to-json-schema\.js$/;
const PROCESSOR = /inst\._zod\.processJSONSchema = [^;]*;/g;
const EXPORTED = /^export (?:const|function) (\w+)/gm;
const UNAVAILABLE = `const unavailable = () => { throw new Error('The web app generates no JSON Schemas.') };`;

/**
 * Leaves out zod's generators of JSON Schemas, which every schema refers to. Only the server uses them, for
 * its API description.
 */
export const noJsonSchema: Plugin = {
  name: 'no-json-schema',
  apply: 'build',
  transform: {
    filter: { id: [SCHEMAS, GENERATOR] },
    handler(code, id) {
      const isGenerator = GENERATOR.test(id);
      const names = [...code.matchAll(isGenerator ? EXPORTED : PROCESSOR)].map(([, name = '']) => name);
      if (names.length === 0) this.error(`${id} generates JSON Schemas in a way that is not known here.`);
      if (!isGenerator) return { code: code.replace(PROCESSOR, ''), map: null };
      // Methods are created with each schema, and called by no page.
      const stubs = names.map(
        (name) => `export const ${name} = ${name.startsWith('create') ? '() => ' : ''}unavailable;`,
      );
      return { code: [UNAVAILABLE, ...stubs].join('\n'), map: null };
    },
  },
};
