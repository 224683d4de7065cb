import type { Rolldown } from 'vite';

/** A page: the module that starts it, and those it loads before the first render. */
type Door = {
  start: string;
  pages?: string[];
  /** Files of our other packages that it needs whole. */
  packages?: string[];
};
type Doors = Record<'landing' | 'signIn' | 'home' | 'apps' | 'desk' | 'deskSoon', Door>;

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>>['groups'];
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
type IsIn = (id: string, graph: Graph) => boolean;

/** Few pages ask for a password. */
const PASSWORDS = /\/shared\/password\/|\/components\/PasswordInput\//;

/** Of these, modules import indexes, which say nothing about what a page uses. */
const EVERYWHERE = /\/@tanstack\/|\/@mantine\/hooks\//;

/** Forms need them, and what parses a reply. */
const SCHEMAS = /\?schemas&|\/node_modules\/zod\//;

/** What the container of toasts shares with dialogs. */
const TOASTS =
  /\/@mantine\/notifications\/|\/components\/(?:Notification|Portal)\/|\/get-default-z-index\/|\/node_modules\/react-(?:remove-scroll|transition-group)/;

/** Toasts and the list of apps share it; the first view of the desk has neither. */
const REFS = /\/use-merged-ref\//;

const folderOf = (file: string): string => file.replace(/[^/]*$/, '');

/**
 * Puts modules that several pages share into a few chunks: by default the bundler creates one chunk per set
 * of pages, 150 for the desk, and a browser loads six at a time. The dependencies of a module are always in
 * its own chunk or an earlier one. What a single page needs is in its own chunk.
 */
export function fewFiles(sources: string, doors: Doors): Groups {
  const { landing, signIn, home, apps, desk, deskSoon } = doors;
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
  const ofStart = ownOf(landing);
  const ofHome = ownOf(home);
  const ofApps = ownOf(apps);
  const ofDesk = ownOf(desk);
  const ofDeskSoon = ownOf(deskSoon);
  const libraryOfHome = librariesOf(home);
  const libraryOfApps = librariesOf(apps);
  const libraryOfDesk = librariesOf(desk);
  const isOfFirstView: IsIn = (id, graph) =>
    EVERYWHERE.test(id) ||
    [ofHome, ofDesk, ofDeskSoon, libraryOfHome, libraryOfDesk].some((isIn) => isIn(id, graph));
  const group = (name: string, isIn: IsIn) => ({
    name: (id: string, graph: Graph) => (!SCHEMAS.test(id) && isIn(id, graph) ? name : null),
    debugName: name,
  });
  const apart = [landing, signIn].map(({ start }) => folderOf(start));
  const landingFolders = (landing.pages ?? []).map(folderOf);
  const isOwnOfLanding = (id: string) => landingFolders.some((folder) => id.startsWith(folder));
  const isOwnOfSignIn = (id: string) => id.startsWith(folderOf(signIn.start)) && id !== signIn.start;
  // Entry modules would start their page wherever they are loaded; the bundler's own helpers are everywhere.
  const isApart = (id: string) =>
    id.startsWith('\0') || id.endsWith('.html') || apart.some((folder) => id.startsWith(folder));
  const isSchema = (id: string) => (SCHEMAS.test(id) ? 'schemas' : null);
  return [
    group('start', (id, graph) => ofStart(id, graph) && !isOwnOfLanding(id)),
    // What the login page shares with the application: the modules that both load at once. First what the
    // first view of the desk needs of them, which has no form.
    {
      ...group('basics', (id, graph) => !isApart(id) && isOfFirstView(id, graph)),
      tags: ['$initial' as const],
    },
    { ...group('forms', (id) => !isApart(id) && !PASSWORDS.test(id)), tags: ['$initial' as const] },
    group('passwords', (id) => PASSWORDS.test(id)),
    // Those of the login page, with zod. After what they depend on, which other pages load without them.
    { name: isSchema, debugName: 'schemas', tags: ['$initial' as const] },
    // Its own modules, some of which its lazy pages share.
    { ...group('login', isOwnOfSignIn), tags: ['$initial' as const] },
    group('home', ofHome),
    group('refs', (id) => REFS.test(id)),
    group(
      'lists',
      (id, graph) =>
        (ofApps(id, graph) && ofDesk(id, graph)) || (libraryOfApps(id, graph) && libraryOfDesk(id, graph)),
    ),
    group('app-list', ofApps),
    group('desk-libraries', libraryOfDesk),
    // The first toast would load all of the large chunks for its few parts.
    group('toasts', (id) => TOASTS.test(id)),
    { ...group('desk-and-many', ofDesk), minShareCount: 6 },
    { ...group('desk-and-some', ofDesk), minShareCount: 3 },
    // Small, and needed right after the first view: in the next two they would load all of those.
    group('desk-soon', ofDeskSoon),
    { name: 'shared-by-many', minShareCount: 6 },
    { name: 'shared-by-some', minShareCount: 3 },
  ].map((entry, at) => ({ ...entry, priority: 17 - at }));
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
    (door.packages ?? []).some((file) => id.startsWith(file));
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
