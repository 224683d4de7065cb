/** The snooze dialog of the ticket that is shown was asked for by a key or in the search. */
import { create } from 'zustand';

export const useSnoozeRequest = create<{ isRequested: boolean }>()(() => ({ isRequested: false }));
export const requestSnooze = (): void => useSnoozeRequest.setState({ isRequested: true });
export const endSnoozeRequest = (): void => useSnoozeRequest.setState({ isRequested: false });
