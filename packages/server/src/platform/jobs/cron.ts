/** Schedules in the notation of cron, in UTC: five fields, each an asterisk, a step such as `*\/5`, or a number. */
const FIELD = /^(?:\*(?:\/(\d+))?|(\d+))$/;
const FIELDS = 5;

export function requireCron(cron: string): void {
  const fields = cron.split(' ');
  if (fields.length !== FIELDS || !fields.every((field) => FIELD.test(field)))
    throw new Error(`“${cron}” is not a schedule of five fields, each *, */n or a number`);
}

/** Whether the schedule names this minute. */
export function isDue(cron: string, at: Date): boolean {
  const values = [
    at.getUTCMinutes(),
    at.getUTCHours(),
    at.getUTCDate(),
    at.getUTCMonth() + 1,
    at.getUTCDay(),
  ];
  return cron.split(' ').every((field, index) => {
    const [, step, number] = FIELD.exec(field) ?? [];
    const value = values[index] ?? 0;
    if (number !== undefined) return value === Number(number);
    return step === undefined || value % Number(step) === 0;
  });
}
