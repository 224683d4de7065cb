/** The targets as the fields of their form. */
import {
  TARGET_KINDS,
  TARGET_UNITS,
  type TargetDuration,
  type TargetKind,
  type TargetSettings,
  type TargetsByPriority,
  type TargetUnit,
  TICKET_PRIORITIES,
  type TicketPriority,
} from '@parrot/contract/tickets';

/** What is typed, blank for no target, and its unit. */
export type TargetCell = [amount: string, unit: TargetUnit];
type CellName = `${TicketPriority}.${TargetKind}`;
type TargetValues = Record<CellName, TargetCell> & { warnPercent: string; applyToOpen: boolean };

export const URGENT_FIRST = [...TICKET_PRIORITIES].reverse();
const CELLS = TICKET_PRIORITIES.flatMap((priority) =>
  TARGET_KINDS.map((kind) => ({ priority, kind, name: `${priority}.${kind}` as CellName })),
);

const cellOf = (duration: TargetDuration | null, kind: TargetKind): TargetCell =>
  duration
    ? [String(duration.amount), duration.unit]
    : ['', kind === 'firstResponse' ? TARGET_UNITS[0] : TARGET_UNITS[1]];

export function valuesOf({ warnPercent, targets }: TargetSettings): TargetValues {
  const cells = CELLS.map(({ priority, kind, name }) => [name, cellOf(targets[priority][kind], kind)]);
  return {
    ...(Object.fromEntries(cells) as Record<CellName, TargetCell>),
    warnPercent: String(warnPercent),
    applyToOpen: false,
  };
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim()));

export function inputOf(values: TargetValues, revision: number) {
  const durationIn = ([amount, unit]: TargetCell): TargetDuration | null =>
    amount.trim() === '' ? null : { amount: numberIn(amount), unit };
  const targets = Object.fromEntries(
    TICKET_PRIORITIES.map((priority) => [
      priority,
      {
        firstResponse: durationIn(values[`${priority}.firstResponse`]),
        resolution: durationIn(values[`${priority}.resolution`]),
      },
    ]),
  ) as TargetsByPriority;
  const { warnPercent, applyToOpen } = values;
  return { revision, targets, warnPercent: numberIn(warnPercent), applyToOpen };
}

/** The field of each path of the contract. */
export const FIELD_OF = Object.fromEntries(
  CELLS.flatMap(({ priority, kind, name }) => [
    [`targets.${priority}.${kind}`, name],
    [`targets.${priority}.${kind}.amount`, name],
  ]),
) as Record<string, CellName>;
