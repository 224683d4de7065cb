import type { View } from './view.ts';

export const Foot = ({ origin, texts }: View) => (
  <a class="foot" href={origin} target="_blank" rel="noopener">
    <svg class="logo" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="#11794a" />
      <path d="M7 20v-8a6 6 0 0 1 12-2q-4 0-4 2v2a6 6 0 0 1-6 6z" fill="#fff" />
      <path d="M15 12q0-2 4-2 3 2 1 6-2-3-5-4z" fill="#eba503" />
      <circle cx="12" cy="10" r="1.3" fill="#11794a" />
    </svg>
    {texts.powered}
  </a>
);
