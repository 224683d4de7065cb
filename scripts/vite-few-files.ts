import type { Rolldown } from 'vite';

/** A page: the module that starts it, and those it loads before the first render. */
type Door = {
  start: string;
  pages?: string[];
  /** Folders and files of our other packages that it needs whole. */
  packages?: string[];
};
type Doors = Record<'landing' | 'signIn' | 'home' | 'apps' | 'desk', Door>;

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>>['groups'];
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
type IsIn = (id: string, graph: Graph) => boolean;

/** Few pages ask for a password. */
const PASSWORDS = /\/shared\/password\/|\/components\/PasswordInput\//;

const folderOf = (file: string): string => file.replace(/[^/]*$/, '');

/**
 * Puts modules that several pages share into a few chunks: by default the bundler creates one chunk per set
 * of pages, 150 for the desk, and a browser loads six at a time. The dependencies of a module are always in
 * its own chunk or an earlier one. What a single page needs is in its own chunk.
 */
export function fewFiles(sources: string, { landing, signIn, home, apps, desk }: Doors): Groups {
  const ownOf = (door: Door): IsIn => {
    let own: Set<string> | undefined;
    return (id, graph) => {
      own ??= reachedFrom(door, sources, graph);
      return own.has(id);
    };
  };
  const librariesOf = (door: Door): IsIn => {
    let isLibrary: ((id: string) => boolean) | undefined;
    return (id, graph) => {
      isLibrary ??= librariesFor(door, sources, graph);
      return isLibrary(id);
    };
  };
  const [ofApps, ofDesk] = [ownOf(apps), ownOf(desk)];
  const [libraryOfApps, libraryOfDesk] = [librariesOf(apps), librariesOf(desk)];
  const group = (name: string, isIn: IsIn) => ({
    name: (id: string, graph: Graph) => (isIn(id, graph) ? name : null),
    debugName: name,
  });
  const apart = [landing, signIn].map(({ start }) => folderOf(start));
  const isOwnOfSignIn = (id: string) => id.startsWith(folderOf(signIn.start)) && id !== signIn.start;
  // Entry modules would start their page wherever they are loaded; the bundler's own helpers are everywhere.
  const isApart = (id: string) =>
    id.startsWith('\0') || id.endsWith('.html') || apart.some((folder) => id.startsWith(folder));
  return [
    group('start', ownOf(landing)),
    // What the login page shares with the application: the modules that both load at once.
    { ...group('forms', (id) => !isApart(id) && !PASSWORDS.test(id)), tags: ['$initial' as const] },
    group('passwords', (id) => PASSWORDS.test(id)),
    // Its own modules, some of which its lazy pages share.
    { ...group('login', isOwnOfSignIn), tags: ['$initial' as const] },
    group('home', ownOf(home)),
    group(
      'lists',
      (id, graph) =>
        (ofApps(id, graph) && ofDesk(id, graph)) || (libraryOfApps(id, graph) && libraryOfDesk(id, graph)),
    ),
    group('app-list', ofApps),
    group('desk-libraries', libraryOfDesk),
    { ...group('desk-and-many', ofDesk), minShareCount: 6 },
    { ...group('desk-and-some', ofDesk), minShareCount: 3 },
    { name: 'shared-by-many', minShareCount: 6 },
    { name: 'shared-by-some', minShareCount: 3 },
  ].map((entry, at) => ({ ...entry, priority: 12 - at }));
}

const MANTINE = /\/@mantine\/(?:core\/esm\/components|hooks\/esm)\/([\w-]+)\//;
const MANTINE_NAMES = /import\s*\{([^}]+)\}\s*from\s*["']@mantine\/(?:core|hooks)["']/g;

/** What our own modules import from elsewhere; of Mantine, whose indexes import everything, by name. */
function librariesFor(door: Door, sources: string, graph: Graph): (id: string) => boolean {
  const [modules, parts] = [new Set<string>(), new Set<string>()];
  for (const id of reachedFrom(door, sources, graph)) {
    const { importedIds = [], code = '' } = graph.getModuleInfo(id) ?? {};
    for (const needed of importedIds)
      if (!needed.startsWith(sources) && !needed.includes('/@mantine/')) modules.add(needed);
    for (const [, names = ''] of (code ?? '').matchAll(MANTINE_NAMES))
      for (const name of names.split(',')) parts.add(fileNameOf(name.trim()));
  }
  return (id) =>
    modules.has(id) ||
    parts.has(MANTINE.exec(id)?.[1] ?? '') ||
    (door.packages ?? []).some((folder) => id.startsWith(folder));
}

/** `useMediaQuery` is in `use-media-query`, components are in folders of their name. */
const fileNameOf = (name: string): string =>
  name.startsWith('use') ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;

/**
 * Our own modules; their dependencies follow. Excludes entry modules, which would start the page wherever
 * they are loaded.
 */
function reachedFrom({ start, pages = [] }: Door, sources: string, graph: Graph): Set<string> {
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const reached = new Set([...importsOf(start), ...pages]);
  for (const id of reached)
    if (id.startsWith(sources))
      for (const needed of importsOf(id)) if (needed.startsWith(sources)) reached.add(needed);
  return reached;
}
