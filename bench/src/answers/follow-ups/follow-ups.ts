/**
 * The second of two questions, asked alone and after the first one: 120 that continue it, and 80 that do not.
 * Half of them, those that no rule was fitted on, make the figures.
 */
import { LANGUAGES } from '@parrot/contract/core';
import { tryQuestion } from '@parrot/contract/knowledge';
import type { ServerProcess } from '@parrot/testkit/process';
import { faultIn, type Part } from '../../part.ts';
import { TARGETS } from '../../references.ts';
import { createBotsAsked } from './bots-asked.ts';
import { DIALOGS, type Dialog } from './dialog.ts';

type Reply = { kind: string; answer: string };
type Asked = { dialog: Dialog; alone: Reply; both: Reply };

export const followUps: Part = {
  name: 'follow-ups',
  title: 'The second of two questions answered right, in five languages',

  async selfCheck() {
    const [dialog] = DIALOGS;
    if (!dialog) throw new Error('There are no dialogs.');
    const fault = await faultIn(async () => {
      if (!isRight({ kind: 'answer', answer: 'something else' }, dialog)) throw new Error('it is not right');
    });
    return `a wrong answer was detected (${fault})`;
  },

  async measure(stage) {
    const asked = await stage.withServer((server, { owner }) =>
      askAll(server, createBotsAsked(server, owner)),
    );
    const reported = asked.filter(({ dialog }) => !dialog.isForFitting);
    const figures = [true, false].map((continues) => {
      const of = reported.filter(({ dialog }) => dialog.continues === continues);
      return {
        what: continues ? 'questions that continue the first' : 'questions that do not',
        value: shareOf(of, ({ both, dialog }) => isRight(both, dialog)),
        unit: '%',
        better: 'higher' as const,
        target: continues ? TARGETS.followUps.continuing : TARGETS.followUps.independent,
        references: [
          { name: 'asked alone', value: shareOf(of, ({ alone, dialog }) => isRight(alone, dialog)) },
          { name: 'wrong answers', value: shareOf(of, ({ both, dialog }) => isWrong(both, dialog)) },
          { name: 'wrong alone', value: shareOf(of, ({ alone, dialog }) => isWrong(alone, dialog)) },
        ],
      };
    });
    return {
      figures,
      grids: [gridOf(reported)],
      notes: [`${reported.length} of ${asked.length} dialogs; the others were used for fitting.`],
    };
  },
};

async function askAll(server: ServerProcess, botFor: ReturnType<typeof createBotsAsked>): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const dialog of DIALOGS) {
    const { session, appId } = await botFor(dialog.bot, dialog.language);
    const ask = (more: { previousQuestion?: string } = {}) =>
      server.api.call(tryQuestion, { session, body: { appId, question: dialog.second, ...more } });
    asked.push({ dialog, alone: await ask(), both: await ask({ previousQuestion: dialog.first }) });
  }
  return asked;
}

const isRight = ({ kind, answer }: Reply, { expected }: Dialog): boolean =>
  expected === null ? kind !== 'answer' : kind === 'answer' && answer.includes(expected);
const isWrong = (reply: Reply, dialog: Dialog): boolean => reply.kind === 'answer' && !isRight(reply, dialog);

const shareOf = (asked: readonly Asked[], isCounted: (each: Asked) => boolean): number =>
  Number(((100 * asked.filter(isCounted).length) / asked.length).toFixed(1));

/** Right answers by language. */
function gridOf(asked: readonly Asked[]): string[][] {
  const cell = (of: readonly Asked[], turn: 'alone' | 'both') =>
    `${of.filter((each) => isRight(each[turn], each.dialog)).length} of ${of.length}`;
  const rows = LANGUAGES.map((language) => {
    const own = asked.filter(({ dialog }) => dialog.language === language);
    const [continuing, others] = [true, false].map((continues) =>
      own.filter(({ dialog }) => dialog.continues === continues),
    ) as [Asked[], Asked[]];
    return [
      language,
      cell(continuing, 'alone'),
      cell(continuing, 'both'),
      cell(others, 'alone'),
      cell(others, 'both'),
    ];
  });
  return [
    ['language', 'continuing, alone', 'after the first', 'independent, alone', 'after another'],
    ...rows,
  ];
}
