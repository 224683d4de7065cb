/** User accounts: the table, and how other slices read and change it. Signing in is in `accounts`, membership in `team`. */
export { findOnboardingState, setOnboardingState, setOnboardingStatus } from './onboarding.repository.ts';
export { userLanguages, userNames, usersByIds } from './user-profiles.repository.ts';
export {
  anyPerson,
  deletePerson,
  findPerson,
  findPersonByEmail,
  holdPerson,
  insertPerson,
  replacePhoto,
  setLastTenant,
  updatePerson,
} from './users.repository.ts';
// For joins in other slices' reads; only this slice writes it.
export { type UserProfile, type UserRow, userProfile, users } from './users.tables.ts';
