/**
 * User accounts: the table, and how other slices read and change it. Signing in is in `accounts`, membership
 * in `team`.
 */

export { findOnboardingState, setOnboardingState, setOnboardingStatus } from './onboarding.repository.ts';
export { deleteUnreferencedUsers } from './unreferenced-users.repository.ts';
export { userLanguages, userNames, usersByIds } from './user-profiles.repository.ts';
export {
  addSeenTours,
  deleteUser,
  findUser,
  findUserByEmail,
  hasAnyUser,
  insertUser,
  lockUser,
  replacePhoto,
  setLastTenant,
  updateUser,
} from './users.repository.ts';
export type { UserProfile } from './users.tables.ts';
// For joins in other slices' reads, with explicit columns; only this slice writes it.
export { type UserRow, users } from './users.tables.ts';
