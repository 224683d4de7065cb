/**
 * The state of one form. The values are checked by the contract's rules before they are sent, and the
 * server's field errors are shown at the fields they name. An error for a field that is not on the screen
 * becomes the form's own message.
 */
import type { FieldErrors } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import {
  type ChangeEvent,
  type FormEvent,
  type Ref,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type * as z from 'zod';
import { messageOf } from '../http/api-error.ts';
import { withoutIsolates } from '../i18n/text-catalog.ts';
import { translated } from '../i18n/translated.ts';
import { isSameValue, issuesByField, joinedMessage, serverErrorsByField } from './field-errors.ts';

type FieldName<Values> = keyof Values & string;

type FormOptions<Values, Input, Reply> = {
  /** The stored values: what the fields contain at first and what `isDirty` compares with. */
  initial: Values;
  /** What the fields contain at first if it is not stored. */
  unsaved?: Values | undefined;
  /** The rules for the input, usually the body of the call. */
  schema?: z.ZodType<Input>;
  /** The input that is checked and sent, where it is not the values themselves. */
  toInput?: (values: Values) => unknown;
  /** Problems that no schema finds, by field. */
  validate?: (values: Values) => { [Name in FieldName<Values>]?: string | undefined };
  /** The field behind an error code, or behind a name that the input uses instead. */
  fieldOf?: Partial<Record<string, FieldName<Values>>>;
  send: (input: Input, values: Values) => Promise<Reply>;
  onSuccess?: (reply: Reply, values: Values) => void;
  onDirty?: (isDirty: boolean) => void;
  /** Gets the names of the invalid fields, which may have to be brought to the screen. */
  onInvalid?: (names: string[]) => void;
};

/** One field of a form. */
export type FieldProps<Value> = {
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
};

/** The part of a form that its frame needs. */
export type FormHandle = {
  formProps: { ref: Ref<HTMLFormElement>; onSubmit: (event?: FormEvent) => void; noValidate: boolean };
  message: string | undefined;
  isPending: boolean;
  hasInput: () => boolean;
};

export function useForm<Values extends object, Input = Values, Reply = unknown>(
  options: FormOptions<Values, Input, Reply>,
) {
  const { initial, unsaved, schema, toInput, validate, fieldOf = {}, send, onSuccess } = options;
  const { onDirty, onInvalid } = options;
  const [values, setValues] = useState(unsaved ?? initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [checks, setChecks] = useState(0);
  const [isEditedSince, setEditedSince] = useState(false);
  /** A field of the screen has shown the server's error; it isn't repeated once the field is edited. */
  const [isPlaced, setPlaced] = useState(false);
  /** The error of another request with the same fields. */
  const [otherError, setOtherError] = useState<unknown>(null);
  /** Known before `isPending` is rendered: a second click can come earlier. */
  const isSending = useRef(false);
  /** Known before the next render: what was sent is not lost when the form closes. */
  const input = useRef({ isDirty: false, isSent: false });
  const element = useRef<HTMLFormElement>(null);
  const rendered = useRef(new Set<string>());
  rendered.current = new Set();

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    setChecks((count) => count + 1);
    const invalid = Object.keys(found);
    if (invalid.length > 0) onInvalid?.(invalid);
  };

  const showServerErrors = (error: unknown) => {
    // Edits made while the request was under way don't hide its error.
    setEditedSince(false);
    const found = serverErrorsByField(error, fieldOf, rendered.current);
    setPlaced(Object.keys(found).some((name) => rendered.current.has(name)));
    showErrors(found);
  };

  const request = useMutation({
    mutationFn: (sent: { input: Input; values: Values }) => send(sent.input, sent.values),
    onSuccess: (reply, sent) => {
      input.current.isSent = true;
      onSuccess?.(reply, sent.values);
    },
    onError: (error) => showServerErrors(error),
    onSettled: () => {
      isSending.current = false;
    },
    // Whatever `send` uses decides whether to wait for the network.
    networkMode: 'always',
    // The values can contain a password or a key: nothing is cached after the form closes.
    gcTime: 0,
    meta: { quiet: true },
  });

  const check = (next: Values): { errors: FieldErrors; input: Input } => {
    const input = (toInput?.(next) ?? next) as Input;
    const parsed = schema?.safeParse(input);
    const found = parsed?.error ? issuesByField(parsed.error, input, fieldOf) : {};
    const problems = Object.entries({ ...found, ...validate?.(next) });
    const errors = problems.filter((problem): problem is [string, string] => problem[1] !== undefined);
    return { errors: Object.fromEntries(errors), input: parsed?.data ?? input };
  };

  const change = (next: Partial<Values>) => {
    const all = { ...values, ...next };
    setValues((before) => ({ ...before, ...next }));
    input.current.isSent = false;
    setEditedSince(true);
    if (!Object.keys(next).some((name) => errors[name])) return;
    const current = check(all).errors;
    setErrors(
      Object.fromEntries(
        Object.entries(errors).flatMap(([name, error]) => {
          const now = name in next ? current[name] : error;
          return now ? [[name, now]] : [];
        }),
      ),
    );
  };

  const checkedInput = (): Input | undefined => {
    const { errors: found, input } = check(values);
    request.reset();
    setOtherError(null);
    setEditedSince(false);
    showErrors(found);
    return Object.keys(found).length === 0 ? input : undefined;
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    const input = checkedInput();
    if (input === undefined) return;
    isSending.current = true;
    request.mutate({ input, values });
  };

  // The invalid fields are marked only after the next render.
  useEffect(() => {
    if (checks > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checks]);

  const isDirty = !isSameValue(values, initial);
  input.current.isDirty = isDirty;
  const hasInput = useCallback(() => input.current.isDirty && !input.current.isSent, []);
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);

  const [unplaced, setUnplaced] = useState<string[]>([]);
  useLayoutEffect(() => {
    const missing = Object.keys(errors).filter((name) => !rendered.current.has(name));
    setUnplaced((before) => (before.join() === missing.join() ? before : missing));
  });
  const unplacedErrors = Object.entries(errors).filter(([name]) => unplaced.includes(name));
  const isShownAtField = Object.keys(errors).length > unplacedErrors.length;
  const failure = request.error ?? otherError;
  const refusal = failure && !isEditedSince && !isShownAtField ? messageOf(failure) : undefined;

  /** For fields that report a value. Calling it marks the field as being on the screen. */
  const field = <Name extends FieldName<Values>>(name: Name) => {
    rendered.current.add(name);
    return {
      name,
      value: values[name],
      error: errors[name] && translated(errors[name]),
      onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
    };
  };

  return {
    values,
    change,
    submit,
    /** For another request with the same fields: shows the errors, or returns the input if there are none. */
    checkedInput,
    /** Shows the error of such a request as the form's own. */
    showFailure: (error: unknown) => {
      request.reset();
      setOtherError(error);
      showServerErrors(error);
    },
    field,
    /** For fields that report an event, as the browser's own do. */
    textField: <Name extends FieldName<Values>>(name: Name) => ({
      ...field(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        // A name may be pasted as the screen shows it.
        change({ [name]: withoutIsolates(event.currentTarget.value) } as unknown as Partial<Values>),
    }),
    formProps: { ref: element, onSubmit: submit, noValidate: true },
    /** What no field shows: the server's reply as a whole, or errors of fields that are not on the screen. */
    message: unplacedErrors.length > 0 ? joinedMessage(unplacedErrors) : refusal,
    /** Null if a field shows it. */
    failure: isPlaced ? null : request.error,
    isPending: request.isPending,
    isDone: request.isSuccess,
    isDirty,
    /** Whether closing now would lose something. */
    hasInput,
    /** Starts over with these values. */
    reset: (next: Values = initial) => {
      request.reset();
      setOtherError(null);
      setValues(next);
      setErrors({});
    },
  };
}
