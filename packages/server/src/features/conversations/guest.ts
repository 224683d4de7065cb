/** Whoever is at the other end of a visitor's socket: known by their token, or somebody new until they open the thread. */
import { AppError } from '@parrot/contract/core';
import type { PublishedApp } from '../apps/index.ts';
import type { ThreadView, VisitorService, VisitorTraits } from './visitor.service.ts';
import type { VisitorIdentity } from './visitor-token.ts';

export type Guest = {
  parrotId: string;
  /** Where their page is from; undefined for our own pages and for programs. */
  site: string | undefined;
  /** What they chose holds from now on, whatever the browser said when it came. */
  speaks(language: string): void;
  /** Refuses where nobody has opened the thread yet. */
  known(): VisitorIdentity;
  /** `meet` is called before anything is read, so that what comes in the meantime is not missed. */
  open(
    app: PublishedApp,
    afterSeq: number,
    meet: (identity: VisitorIdentity) => void,
  ): Promise<{ identity: VisitorIdentity; view: ThreadView }>;
};

export type NewGuest = {
  parrotId: string;
  site: string | undefined;
  traits: VisitorTraits;
  /** What their token said, where it was ours and of this very app. */
  identity: VisitorIdentity | undefined;
};

export function createGuest(
  service: VisitorService,
  { parrotId, site, traits: told, identity }: NewGuest,
): Guest {
  let known = identity;
  let traits = told;
  let arriving: Promise<VisitorIdentity> | undefined;

  /** Opening twice at the same time makes one visitor. */
  const arrive = (app: PublishedApp) => {
    arriving ??= service.arrive(app, traits).finally(() => {
      arriving = undefined;
    });
    return arriving;
  };

  return {
    parrotId,
    site,
    speaks(language) {
      traits = { ...traits, language };
    },
    known() {
      if (!known) throw new AppError('bad_input', { message: 'Please open the conversation first.' });
      return known;
    },
    async open(app, afterSeq, meet) {
      const resumed = known && (await read(known, afterSeq));
      if (resumed) return resumed;
      known = await arrive(app);
      const begun = await read(known, 0);
      if (!begun) throw new AppError('not_found');
      return begun;

      async function read(who: VisitorIdentity, seq: number) {
        meet(who);
        const view = await service.readThread(who, traits, seq);
        return view && { identity: who, view };
      }
    },
  };
}
