export type TableColumn<Sort extends string = string> = {
  name: string;
  label: string;
  className?: string | undefined;
  title?: string;
  /** Only for screen readers, as above a column of menus. */
  isLabelHidden?: boolean;
  /** The list can be sorted by it. */
  sort?: Sort;
  /** Times and numbers start with the highest, names with the first letters. */
  highestFirst?: boolean;
};
