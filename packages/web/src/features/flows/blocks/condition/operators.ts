/** Which operators apply to which type of value. */
import type { BuiltInValue, Operator, ValueDefinition, ValueType } from '@parrot/contract/flows';

const SET: Operator[] = ['isSet', 'isNotSet'];
const FITTING: Record<ValueType, Operator[]> = {
  text: ['is', 'isNot', 'contains', 'containsNot', 'startsWith', 'endsWith', ...SET],
  number: ['is', 'isNot', 'greater', 'greaterOrSame', 'less', 'lessOrSame', ...SET],
  yesNo: ['isYes', 'isNo', ...SET],
  date: ['is', 'isNot', 'before', 'after', ...SET],
  list: ['contains', 'containsNot', ...SET],
};
const WITHOUT_OPERAND: readonly Operator[] = ['isSet', 'isNotSet', 'isYes', 'isNo'];

const BUILT_IN_TYPES: Record<BuiltInValue, ValueType> = {
  visitorName: 'text',
  visitorEmail: 'text',
  language: 'text',
  page: 'text',
  today: 'date',
  time: 'text',
  lastMessage: 'text',
};

export const operatorsFor = (type: ValueType): readonly Operator[] => FITTING[type];
export const takesOperand = (operator: Operator): boolean => !WITHOUT_OPERAND.includes(operator);

/** An unknown name is treated as text. */
export const typeOfValue = (name: string, values: readonly ValueDefinition[]): ValueType =>
  values.find((value) => value.name === name)?.type ?? BUILT_IN_TYPES[name as BuiltInValue] ?? 'text';

/** The same operator if it fits the type, otherwise the first that does. */
export function fittingOperator(operator: Operator, type: ValueType): Operator {
  const fitting = operatorsFor(type);
  return fitting.includes(operator) ? operator : (fitting[0] ?? 'isSet');
}
