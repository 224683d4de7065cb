import { CALENDAR, Icon } from '../panel/icon.tsx';
import type { View } from '../panel/view.ts';

/** The browser's own, beside the field, where a date can be written too. */
export const DatePicker = ({ texts }: View) => (
  <span class="clip date" title={texts.date}>
    <Icon path={CALENDAR} />
    <input
      type="date"
      aria-label={texts.date}
      onChange={({ currentTarget }) => {
        const field = currentTarget.form?.querySelector<HTMLInputElement>('.field');
        if (!field) return;
        field.value = currentTarget.value;
        field.focus();
      }}
    />
  </span>
);
