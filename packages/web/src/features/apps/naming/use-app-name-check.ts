/**
 * Checks an app's name while it is typed: the rule at once, and after a moment whether another app has the
 * name.
 */
import { useDebouncedValue } from '@mantine/hooks';
import { checkDuplicateApp } from '@parrot/contract/apps';
import { appName, ERRORS, LIMITS } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { translated } from '../../../shared/i18n/translated.ts';

const DELAY_MS = 250;

export type AppNameCheck = ReturnType<typeof useAppNameCheck>;

/** Where a form shows the server's refusal of a name. */
export const APP_NAME_ERRORS = { app_name_taken: 'appName' } as const;

/** `own`: the current name of the app, which is free for it. */
export function useAppNameCheck(text: string, own = '') {
  const name = parse(text).data;
  const check = useIsTaken(name?.toLowerCase() === own.toLowerCase() ? undefined : name);
  const taken = check.isTaken ? translated(ERRORS.app_name_taken.message) : undefined;
  return {
    name,
    isFree: check.isFree,
    isChecking: check.isChecking,
    /** For the form's own check. */
    problemOf: (typed: string): string | undefined => {
      const parsed = parse(typed);
      if (!parsed.success) return ruleBroken(typed);
      return parsed.data === name ? taken : undefined;
    },
    /** Shown while typing. A name that is too short may still become valid, so this does not report it. */
    problem: taken ?? (isInvalidAnyway(text) ? ruleBroken(text) : undefined),
  };
}

const parse = (text: string) => appName.safeParse(text);
const ruleBroken = (text: string) => translated(parse(text).error?.issues[0]?.message ?? '');

function useIsTaken(name: string | undefined) {
  const [debounced] = useDebouncedValue(name, DELAY_MS);
  const isSettled = name !== undefined && debounced === name;
  const { data, isFetching } = useQuery({
    // Not under the key of the apps: after creating the app, its own name must not be reported as taken.
    queryKey: ['app-name', name],
    queryFn: ({ signal }) => call(checkDuplicateApp, { body: { appName: name ?? '' }, signal }),
    enabled: isSettled,
    staleTime: 0,
    // If this check fails, the server still refuses a taken name.
    retry: false,
    meta: { quiet: true },
  });
  const known = isSettled && !isFetching ? data?.duplicate : undefined;
  return {
    isTaken: known === true,
    isFree: known === false,
    isChecking: name !== undefined && (!isSettled || isFetching),
  };
}

const isInvalidAnyway = (text: string): boolean =>
  /[^A-Za-z0-9]/.test(text.trim()) || text.trim().length > LIMITS.appName.max;
