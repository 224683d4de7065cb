import { CALENDAR, Icon } from '../panel/icon.tsx';
import type { View } from '../panel/view.ts';

/** The browser's date picker, next to the field, in which a date can be typed too. */
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
