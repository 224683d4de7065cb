/** The forms of a dialog, which asks them for input when it is about to close. */
import { createContext, useContext, useEffect } from 'react';

export type HasInput = () => boolean;

/** Null outside of a `FormDialog`. */
export const FormsInDialog = createContext<Set<HasInput> | null>(null);

/** Lets the surrounding dialog ask before it discards this form. */
export function useFormInDialog({ hasInput }: { hasInput: HasInput }): void {
  const forms = useContext(FormsInDialog);
  useEffect(() => {
    forms?.add(hasInput);
    return () => void forms?.delete(hasInput);
  }, [forms, hasInput]);
}
