import type { Rolldown } from 'vite';

/** A page: the module that starts it, and those it loads before the first render. */
type Door = {
  start: string;
  pages?: string[];
  /** Folders and files of our other packages that it needs whole. */
  packages?: string[];
};
type Doors = Record<'landing' | 'signIn' | 'home' | 'desk', Door>;

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>>['groups'];
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Puts modules that several pages share into a few chunks: by default the bundler creates one chunk per set
 * of pages, 150 for the desk, and a browser loads six at a time. The dependencies of a module are always in
 * its own chunk or an earlier one. What a single page needs is in its own chunk.
 */
export function fewFiles(sources: string, { landing, signIn, home, desk }: Doors): Groups {
  const group = (name: string, door: Door) => {
    let reached: Set<string> | undefined;
    return {
      name: (id: string, graph: Graph) => {
        reached ??= reachedFrom(door, sources, graph);
        return reached.has(id) ? name : null;
      },
      debugName: name,
    };
  };
  let libraries: Libraries | undefined;
  const isLibraryOfDesk = (id: string, graph: Graph) => {
    libraries ??= librariesOf(reachedFrom(desk, sources, graph), sources, graph);
    return (
      libraries.modules.has(id) ||
      id.includes('/@mantine/hooks/esm/use-') ||
      libraries.components.has(COMPONENT.exec(id)?.[1] ?? '') ||
      (desk.packages ?? []).some((folder) => id.startsWith(folder))
    );
  };
  const ownOfSignIn = signIn.start.replace(/[^/]*$/, '');
  // Entry modules would start their page wherever they are loaded; the bundler's own helpers are everywhere.
  const isApart = (id: string) =>
    id.startsWith('\0') || id === landing.start || id.startsWith(ownOfSignIn) || id.endsWith('.html');
  return [
    group('start', landing),
    // What the login page shares with the application: the modules that both load at once.
    { name: (id: string) => (isApart(id) ? null : 'forms'), debugName: 'forms', tags: ['$initial' as const] },
    group('home', home),
    { name: (id: string, graph: Graph) => (isLibraryOfDesk(id, graph) ? 'desk-libraries' : null) },
    { ...group('desk-and-many', desk), minShareCount: 6 },
    { ...group('desk-and-some', desk), minShareCount: 3 },
    { name: 'shared-by-many', minShareCount: 6 },
    { name: 'shared-by-some', minShareCount: 3 },
  ].map((entry, at) => ({ ...entry, priority: 10 - at }));
}

const COMPONENT = /\/@mantine\/core\/esm\/components\/(\w+)\//;
const COMPONENT_NAMES = /import\s*\{([^}]+)\}\s*from\s*["']@mantine\/core["']/g;
type Libraries = { modules: Set<string>; components: Set<string> };

/** What our own modules import from elsewhere; of Mantine, whose index imports everything, by name. */
function librariesOf(own: Set<string>, sources: string, graph: Graph): Libraries {
  const [modules, components] = [new Set<string>(), new Set<string>()];
  for (const id of own) {
    const { importedIds = [], code = '' } = graph.getModuleInfo(id) ?? {};
    for (const needed of importedIds)
      if (!needed.startsWith(sources) && !needed.includes('/@mantine/')) modules.add(needed);
    for (const [, names = ''] of (code ?? '').matchAll(COMPONENT_NAMES))
      for (const name of names.split(',')) components.add(name.trim());
  }
  return { modules, components };
}

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
