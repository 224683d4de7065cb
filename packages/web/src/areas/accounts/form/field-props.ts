/** The props a form gives its field. */
export type FieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};
