import { expect, test } from 'vitest';
import { translateRoleName, translateRoleNames } from './role-names.ts';

test('built-in roles are named in the reader’s language, others as their creator named them', () => {
  expect(translateRoleName('en', 'Owner')).toBe('Owner');
  expect(translateRoleName('de', 'Owner')).toBe('Inhaber');
  expect(translateRoleName('sv', 'Night shift')).toBe('Night shift');
  expect(translateRoleNames('fr', 'Builder, Night shift, Billing')).toBe(
    'Concepteur, Night shift, Facturation',
  );
  expect(translateRoleNames('es', '')).toBe('');
});
