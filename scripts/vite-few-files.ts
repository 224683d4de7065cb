import type { Rolldown } from 'vite';

/** Where somebody comes in: the module that starts a page, and those it reads before anything is drawn. */
type Door = { name: string; start: string; pages?: string[] };

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>>['groups'];
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * What several pages share goes into a few files: one for each door, in their order, then by how many share it.
 * Left to itself the bundler makes a file for each set of pages that share something: 150 of them for the desk, and a
 * browser asks for six at a time. What a module needs is always in its own file or in one before it.
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

/** Our own modules; what they use of others comes along by itself. Not the start: it would start wherever it is read. */
function reachedFrom({ start, pages = [] }: Door, sources: string, graph: Graph): Set<string> {
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const reached = new Set([...importsOf(start), ...pages]);
  for (const id of reached)
    if (id.startsWith(sources))
      for (const needed of importsOf(id)) if (needed.startsWith(sources)) reached.add(needed);
  return reached;
}
