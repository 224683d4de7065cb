/** What a field is given by its form. */
export type FieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};
