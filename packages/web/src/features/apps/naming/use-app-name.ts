/** A name for an app while it is typed: told where it breaks the rule, and a moment later whether another app has it. */
import { useDebouncedValue } from '@mantine/hooks';
import { checkDuplicateApp } from '@parrot/contract/apps';
import { appName, ERRORS, LIMITS } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/call.ts';

const DELAY_MS = 250;

export type AppNaming = ReturnType<typeof useAppName>;

/** `own`: the name the app has now, which is free for it. */
export function useAppName({ start = '', own = '' } = {}) {
  const [value, setValue] = useState(start);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const checked = appName.safeParse(value);
  const name = checked.success ? checked.data : undefined;
  const check = useIsTaken(name?.toLowerCase() === own.toLowerCase() ? undefined : name);
  const broken = checked.success ? undefined : checked.error.issues[0]?.message;
  const taken = check.isTaken ? ERRORS.app_name_taken.message : undefined;

  return {
    field,
    value,
    name,
    /** A name that is too short may yet become right: it is not told before one is done. */
    problem: refused || taken || (isTried || isHopeless(value) ? broken : undefined),
    isFree: check.isFree,
    isChecking: check.isChecking,
    type: (text: string) => {
      setValue(text);
      setRefused('');
    },
    /** The name to go on with; without one, the field says why and has the focus. */
    settle: (): string | undefined => {
      setTried(true);
      if (name && !taken) return name;
      field.current?.focus();
      return undefined;
    },
    /** Whether the server's refusal is about the name; if so, the field tells it. */
    takeRefusal: (error: unknown): boolean => {
      const message = nameProblem(error);
      if (!message) return false;
      setRefused(message);
      field.current?.focus();
      return true;
    },
  };
}

function useIsTaken(name: string | undefined) {
  const [asked] = useDebouncedValue(name, DELAY_MS);
  const isSettled = name !== undefined && asked === name;
  const { data, isFetching } = useQuery({
    // Not among the apps: once one is made by this name, nobody wants to hear that it is taken.
    queryKey: ['app-name', name],
    queryFn: ({ signal }) => call(checkDuplicateApp, { body: { appName: name ?? '' }, signal }),
    enabled: isSettled,
    staleTime: 0,
    // Where it can't be found out, the server still says so at the end.
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

export const nameProblem = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return error.code === 'app_name_taken' ? error.message : error.fields.appName;
};

const isHopeless = (text: string): boolean =>
  /[^A-Za-z0-9]/.test(text.trim()) || text.trim().length > LIMITS.appName.max;
