import type { Rolldown } from 'vite';

/** An entry: the module that starts a page, and those it loads before the first render. */
type Door = { name: string; start: string; pages?: string[] };

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>>['groups'];
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Puts modules that several pages share into a few chunks: one per entry, in order, then by how many pages
 * share them. By default the bundler creates one chunk per set of pages, 150 for the desk, and a browser
 * loads six at a time. The dependencies of a module are always in its own chunk or an earlier one.
 */
export const fewFiles = (sources: string, doors: readonly Door[]): Groups => [
  ...doors.map((door, at) => {
    let behind: Set<string> | undefined;
    const name = (id: string, graph: Graph) => {
      behind ??= reachedFrom(door, sources, graph);
      return behind.has(id) ? door.name : null;
    };
    return { name, priority: 10 - at };
  }),
  { name: 'shared-by-many', minShareCount: 6, priority: 2 },
  { name: 'shared-by-some', minShareCount: 3, priority: 1 },
];

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
