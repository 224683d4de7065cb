/** A binary heap: `pop` returns the entry with the lowest rank. */
export class PriorityQueue<Entry extends { rank: number }> {
  #entries: Entry[] = [];

  push(entry: Entry): void {
    const entries = this.#entries;
    let at = entries.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((entries[parent]?.rank ?? 0) <= entry.rank) break;
      entries[at] = entries[parent] ?? entry;
      at = parent;
    }
    entries[at] = entry;
  }

  pop(): Entry | undefined {
    const entries = this.#entries;
    const [first] = entries;
    const last = entries.pop();
    if (!first || !last || entries.length === 0) return first;
    let at = 0;
    for (;;) {
      const child = this.#smaller(2 * at + 1);
      const entry = entries[child];
      if (!entry || entry.rank >= last.rank) break;
      entries[at] = entry;
      at = child;
    }
    entries[at] = last;
    return first;
  }

  #smaller(left: number): number {
    const [a, b] = [this.#entries[left], this.#entries[left + 1]];
    return a && b && b.rank < a.rank ? left + 1 : left;
  }
}
