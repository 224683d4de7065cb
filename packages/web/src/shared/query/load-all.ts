/** All items of a list that is short enough to be loaded whole. */
const LARGEST_PAGE = 100;

type Page<Item> = { items: Item[]; total: number };

export async function loadAll<Item>(
  load: (page: { offset: number; limit: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let total = 1; all.length < total; ) {
    const page = await load({ offset: all.length, limit: LARGEST_PAGE });
    all.push(...page.items);
    total = page.items.length > 0 ? page.total : 0;
  }
  return all;
}
